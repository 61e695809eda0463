import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint, useListEndpoint } from '../../../api/query.ts';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Table } from '../../../ui/data/table.tsx';
import type { TotalsChoice } from './totals-address.ts';

interface TitleTotalsProps {
  readonly choice: TotalsChoice;
  readonly title: string;
}

/** Counts of one title: in all, and by library. */
export function TitleTotals({ choice: { days, library }, title }: TitleTotalsProps) {
  const { t } = useTranslation();
  const query = endpointQuery('getTitleTotals', {
    params: { id: title },
    query: { ...days, ...(library !== '' && { biblioteca: library }) },
  });
  const asked = useListEndpoint(query);
  return (
    <QueryBoundary asked={asked} failed={t('titleTotals.failed')}>
      {(found) => (
        <Stack gap={4}>
          <TitleHeading title={title} />
          <Sums found={found} />
          <ByLibrary found={found} />
        </Stack>
      )}
    </QueryBoundary>
  );
}

function TitleHeading({ title }: { readonly title: string }) {
  const { data } = useEndpoint(endpointQuery('getTitle', { params: { id: title } }));
  if (!data) return null;
  return (
    <h2>
      <Link href={data.rota}>{data.titulo}</Link>
    </h2>
  );
}

type TotalsResponse = Output<'getTitleTotals'>;

const sums = [
  'exemplares',
  'disponiveis',
  'consulta_local',
  'emprestados',
  'emprestimos',
  'reservas',
  'acessos',
  'acessos_restritos',
] as const;

function Sums({ found }: { readonly found: TotalsResponse }) {
  const { t } = useTranslation();
  return (
    <DefinitionList
      items={sums.map((name) => ({
        term: t(`titleTotals.sums.${name}`),
        values: found[name] === null ? [] : [found[name]],
      }))}
    />
  );
}

function ByLibrary({ found: { por_biblioteca: libraries } }: { readonly found: TotalsResponse }) {
  const { t } = useTranslation();
  if (libraries.length === 0) return <p>{t('titleTotals.nowhere')}</p>;
  return (
    <Table
      caption={t('titleTotals.byLibrary')}
      columns={[
        {
          key: 'library',
          label: t('libraryFields.library'),
          isRowHeader: true,
          cell: ({ desc_biblioteca }) => desc_biblioteca,
        },
        ...(['exemplares', 'emprestimos', 'reservas'] as const).map((name) => ({
          key: name,
          label: t(`titleTotals.sums.${name}`),
          isNumeric: true,
          cell: (row: (typeof libraries)[number]) => row[name],
        })),
      ]}
      rows={libraries}
      rowKey={({ cod_biblioteca }) => String(cod_biblioteca)}
    />
  );
}
