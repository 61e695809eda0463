import { formatDay } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { partsName } from '../../parts/circulation/part-names.ts';
import { libraryToday } from '../../parts/dates/library-today.ts';
import { EmptyState } from '../../ui/page-states.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { wantedParts, type WantedPart } from './wanted-parts.ts';

/** As many copies as one call tells of: enough for all parts of nearly every title. */
export const wantedQuery = (id: string) =>
  endpointQuery('listCopies', { params: { id }, query: { quantidade: 500 } });

interface WantedTableProps {
  readonly titleId: number;
  readonly caption: string;
}

/** Of each part of the title: where it can be had now, or when it is expected back. */
export function WantedTable({ titleId, caption }: WantedTableProps) {
  const { t, i18n } = useTranslation();
  const copies = useEndpoint(wantedQuery(String(titleId)));
  if (copies.isPending) {
    return (
      <Loading label={t('frame.loading')}>
        <Skeleton lines={4} />
      </Loading>
    );
  }
  if (copies.isError) {
    return <FailureState failure={copies.error} onRetry={() => void copies.refetch()} />;
  }
  const parts = wantedParts(copies.data.exemplares, libraryToday());
  if (parts.length === 0) {
    return <EmptyState title={t('wanted.none')}>{t('wanted.noneHint')}</EmptyState>;
  }
  const backText = ({ out, backOn }: WantedPart) => {
    if (out === 0) return '–';
    const count = t('wanted.out', { count: out });
    if (backOn === null) return count;
    return `${count}; ${t('wanted.backOn', { date: formatDay(backOn, i18n.language) })}`;
  };
  return (
    <Table
      caption={caption}
      columns={[
        {
          key: 'part',
          label: t('wanted.part'),
          cell: ({ part }) => partsName(part, t),
          isRowHeader: true,
        },
        {
          key: 'free',
          label: t('wanted.freeNow'),
          cell: ({ freeAt }) => freeAt.join(', ') || t('wanted.nowhere'),
        },
        { key: 'out', label: t('wanted.outNow'), cell: backText },
      ]}
      rows={parts}
      rowKey={({ key }) => key}
    />
  );
}
