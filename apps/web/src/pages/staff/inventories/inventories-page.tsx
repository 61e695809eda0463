import { useSearchParams } from 'react-router';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { InventoryList } from './inventory-list.tsx';
import { OpenInventory } from './open-inventory.tsx';
import { StartForm } from './start-form.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

/** Inventories of shelves, scanned and compared with the catalogue: one by its number, or all of them. */
export function Page() {
  const [params] = useSearchParams();
  const asked = numberIn(params, 'inventario');
  return (
    <StaffTask name="inventories">
      {asked !== null ? (
        <OpenInventory key={asked} id={asked} page={numberIn(params, 'pagina') ?? 1} />
      ) : (
        <Inventories />
      )}
    </StaffTask>
  );
}

function numberIn(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

function Inventories() {
  const result = useEndpoint(endpointQuery('listInventories', {}), { staleTime: 0 });
  const choices = useEndpoint(endpointQuery('getCopyChoices', {}));
  return (
    <QueryBoundary asked={result}>
      {({ inventarios }) => (
        <QueryBoundary asked={choices}>
          {(known) => (
            <>
              <StartForm choices={known} />
              <InventoryList inventories={inventarios} />
            </>
          )}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}
