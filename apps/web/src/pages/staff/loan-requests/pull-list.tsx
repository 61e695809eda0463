import { useTranslation } from '../../../languages/use-translation.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import type { Output } from '../../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { partNames } from '../../../parts/circulation/part-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { Table, type TableColumn } from '../../../ui/data/table.tsx';

type Item = Output<'getPullList'>['itens'][number];

/** Copies to be fetched from the shelves, in shelf order, and on paper. */
export function PullList() {
  const { t } = useTranslation();
  const asked = useEndpoint(endpointQuery('getPullList', {}), { staleTime: 0 });
  return (
    <QueryBoundary asked={asked} failed={t('loanRequests.pullList.failed')}>
      {({ itens }) =>
        itens.length > 0 ? (
          <Stack gap={4}>
            <p data-print="no">
              <Button icon="print" onClick={() => window.print()}>
                {t('loanRequests.pullList.printIt')}
              </Button>
            </p>
            <Items items={itens} />
          </Stack>
        ) : (
          <EmptyState title={t('loanRequests.pullList.nothing')}>
            {t('loanRequests.pullList.nothingHint')}
          </EmptyState>
        )
      }
    </QueryBoundary>
  );
}

function Items({ items }: { readonly items: readonly Item[] }) {
  const { t } = useTranslation();
  const lines = ({ exemplares }: Item, of: (copy: Item['exemplares'][number]) => string | null) => [
    ...new Set(exemplares.map((copy) => of(copy) ?? '').filter(Boolean)),
  ];
  const columns: readonly TableColumn<Item>[] = [
    {
      key: 'where',
      label: t('loanRequests.pullList.where'),
      cell: (item) => lines(item, ({ localizacao }) => localizacao).join('; ') || '–',
    },
    {
      key: 'call',
      label: t('loanRequests.pullList.call'),
      cell: (item) => lines(item, ({ numero_chamada }) => numero_chamada).join('; ') || '–',
    },
    {
      key: 'what',
      label: t('loanRequests.pullList.what'),
      isRowHeader: true,
      cell: (item) => [item.titulo, ...partNames(item, t)].join(', '),
    },
    {
      key: 'codes',
      label: t('loanRequests.pullList.codes'),
      cell: (item) =>
        lines(item, ({ codigo_barras }) => codigo_barras).join('; ') ||
        t('loanRequests.pullList.none'),
    },
    {
      key: 'to',
      label: t('loanRequests.pullList.to'),
      cell: ({ biblioteca_recebimento }) => biblioteca_recebimento.desc_biblioteca,
    },
    {
      key: 'request',
      label: t('loanRequests.pullList.request'),
      cell: ({ codigo }) => `SE-${codigo}`,
    },
  ];
  return (
    <Table
      caption={t('loanRequests.pullList.title')}
      hideCaption
      columns={columns}
      rows={items}
      rowKey={({ codigo }) => String(codigo)}
    />
  );
}
