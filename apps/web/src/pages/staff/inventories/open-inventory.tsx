import { inventoryFindings } from '@estante/contract/plain';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { askAgain, endpointQuery, queryKey, useEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Findings } from './findings.tsx';
import { InventoryActs, type InventoryProps } from './inventory-acts.tsx';
import { useInventoryScans, InventoryScanForm } from './inventory-scans.tsx';
import { inventoriesPath, shelfOf, totalOf, type WholeInventory } from './inventory.ts';
import { MarkedCopies } from './marked-copies.tsx';
import { MissingCopies } from './missing-copies.tsx';

interface OpenInventoryProps {
  readonly id: number;
  /** Page of the missing copies on show, from 1. */
  readonly page: number;
}

/** Shelf being scanned, with its missing and surplus copies so far. */
export function OpenInventory(props: OpenInventoryProps) {
  const { asked, take, again } = useInventory(props);
  return (
    <QueryBoundary asked={asked}>
      {(inventory) => (
        <InventoryView
          inventory={inventory}
          onSent={(told) => void take(told)}
          onDone={() => void again()}
        />
      )}
    </QueryBoundary>
  );
}

/** Reads a page of an inventory, and takes the answers to scans. */
function useInventory({ id, page }: OpenInventoryProps) {
  const query = endpointQuery('getInventory', {
    params: { id: String(id) },
    query: { pagina: page },
  });
  const client = useQueryClient();
  const again = () => askAgain(client, ['getInventory']);
  /** Takes the answer to a scan, which has the first page of missing copies. */
  const take = async (told: WholeInventory) => {
    if (told.pagina !== page) return again();
    await client.cancelQueries({ queryKey: ['getInventory'] });
    client.setQueryData(queryKey(query), told);
  };
  // Text typed into the form stays if the list cannot be reloaded, or another page is opened.
  const asked = useEndpoint(query, { placeholderData: keepPreviousData, staleTime: 0 });
  return { asked, take, again };
}

interface InventoryViewProps extends InventoryProps {
  readonly onSent: (told: WholeInventory) => void;
}

function InventoryView({ inventory, onSent, onDone }: InventoryViewProps) {
  const { t } = useTranslation();
  const scans = useInventoryScans(inventory.codigo, onSent);
  return (
    <Stack gap={5}>
      <Link href={inventoriesPath}>{t('inventories.all')}</Link>
      <h2>{shelfOf(inventory)}</h2>
      {!inventory.encerrado_em && <InventoryScanForm scans={scans} />}
      <output>
        {t('inventories.sum', { scanned: inventory.lidos, expected: inventory.esperados })}
      </output>
      <InventoryActs inventory={inventory} onSendScans={scans.sendLeft} onDone={onDone} />
      <MissingCopies inventory={inventory} onDone={onDone} />
      <OtherFindings inventory={inventory} />
      <MarkedCopies inventory={inventory} />
    </Stack>
  );
}

function OtherFindings({ inventory }: { readonly inventory: WholeInventory }) {
  return otherFindings.map((kind) => (
    <Findings
      key={kind}
      kind={kind}
      found={inventory.achados.filter(({ tipo }) => tipo === kind)}
      total={totalOf(inventory, kind)}
    />
  ));
}

const otherFindings = inventoryFindings.filter((kind) => kind !== 'faltando');
