import { useSearchParams } from 'react-router';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useTranslation } from '../../languages/use-translation.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { InventoryList } from './inventories/inventory-list.tsx';
import { OpenInventory } from './inventories/open-inventory.tsx';
import { StartForm } from './inventories/start-form.tsx';
import { StaffTask } from './staff-task.tsx';

/** Shelves scanned and compared with what is known: one by its number, or all that there are. */
export function Page() {
  const [params] = useSearchParams();
  const asked = params.get('inventario') ?? '';
  return (
    <StaffTask name="inventories">
      {/^[1-9]\d{0,8}$/.test(asked) ? (
        <OpenInventory key={asked} id={Number(asked)} />
      ) : (
        <Inventories />
      )}
    </StaffTask>
  );
}

function Inventories() {
  const { t } = useTranslation();
  const result = useEndpoint(endpointQuery('listInventories', {}), { staleTime: 0 });
  const choices = useEndpoint(endpointQuery('getCopyChoices', {}));
  if (result.isError) {
    return <FailureState failure={result.error} onRetry={() => void result.refetch()} />;
  }
  return result.data && choices.data ? (
    <>
      <StartForm choices={choices.data} />
      <InventoryList inventories={result.data.inventarios} />
    </>
  ) : (
    <Loading label={t('frame.loading')}>
      <Skeleton lines={6} />
    </Loading>
  );
}
