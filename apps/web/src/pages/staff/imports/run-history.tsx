import type { Translate } from '@estante/phrases/translator';
import { useSearchParams } from 'react-router';
import type { Output } from '../../../api/api.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { Pages } from '../../../parts/page/pages.tsx';
import { Table, type TableColumn } from '../../../ui/data/table.tsx';
import { importsPath } from './imports-address.ts';

type ListedRun = Output<'listImportRuns'>['importacoes'][number];
type Report = NonNullable<ListedRun['relatorio']>;

/** Imports made before, newest first, refreshed while one of them is running. */
export function RunHistory() {
  const [params] = useSearchParams();
  const asked = Number(params.get('pagina'));
  const pagina = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const query = endpointQuery('listImportRuns', { query: { pagina } });
  const found = useListEndpoint(query, {
    // A running import moves on.
    refetchInterval: ({ state }) => (state.data?.ocupada ? 3000 : false),
  });
  return (
    <QueryBoundary asked={found}>
      {(runs) => <FoundRuns page={pagina} found={runs} />}
    </QueryBoundary>
  );
}

interface FoundRunsProps {
  /** Page requested; the one before it is shown until it comes. */
  readonly page: number;
  readonly found: Output<'listImportRuns'>;
}

function FoundRuns({ page: current, found }: FoundRunsProps) {
  const { t } = useTranslation();
  const { total, quantidade, importacoes } = found;
  const pages = Math.ceil(total / quantidade);
  return (
    <section>
      <Stack gap={3}>
        <h2>{t('imports.history')}</h2>
        {total > 0 && <p>{t('imports.count', { count: total })}</p>}
        {total === 0 ? (
          <EmptyState icon="list" title={t('imports.count', { count: 0 })}>
            {t('imports.noneHint')}
          </EmptyState>
        ) : (
          <Runs runs={importacoes} />
        )}
        <Pages
          label={t('staffList.pages')}
          current={current}
          total={pages}
          hrefOf={(page) => (page > 1 ? `${importsPath}?pagina=${page}` : importsPath)}
        />
      </Stack>
    </section>
  );
}

function Runs({ runs }: { readonly runs: readonly ListedRun[] }) {
  const { t } = useTranslation();
  return (
    <Table
      caption={t('imports.history')}
      hideCaption
      rows={runs}
      rowKey={({ codigo }) => String(codigo)}
      columns={columnsOf(t)}
    />
  );
}

function columnsOf(t: Translate): TableColumn<ListedRun>[] {
  return [
    {
      key: 'file',
      label: t('imports.file'),
      isRowHeader: true,
      cell: ({ codigo, arquivo }) => <Link href={`${importsPath}/${codigo}`}>{arquivo}</Link>,
    },
    {
      key: 'who',
      label: t('imports.who'),
      cell: ({ em, nome }) =>
        t('imports.begun', { moment: em, name: nome ?? t('imports.byTerminal') }),
    },
    {
      key: 'state',
      label: t('imports.state'),
      cell: ({ situacao }) => <Chip>{t(`imports.states.${situacao}`)}</Chip>,
    },
    { key: 'did', label: t('imports.did'), cell: (run) => <Summary run={run} /> },
  ];
}

function Summary({ run: { relatorio, desfeita } }: { readonly run: ListedRun }) {
  const { t } = useTranslation();
  if (desfeita) return t('imports.wasUndone', { moment: desfeita.em });
  if (!relatorio) return null;
  const sum = (count: (one: Report['tipos'][number]) => number) =>
    relatorio.tipos.reduce((total, one) => total + count(one), 0);
  return t('imports.summary', {
    added: sum(({ novos }) => novos),
    changed: sum(({ mudados }) => mudados),
    unchanged: sum(({ iguais }) => iguais),
    aside: sum(({ separados }) => separados),
  });
}
