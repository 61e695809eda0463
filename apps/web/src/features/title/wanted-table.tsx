import { formatDay } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { partsName } from '../../parts/circulation/part-names.ts';
import { libraryToday } from '../../parts/dates/library-today.ts';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Table } from '../../ui/data/table.tsx';
import { wantedParts, type WantedPart } from './wanted-parts.ts';

/** Query for as many copies as one call lists: enough for all parts of nearly every title. */
export const wantedQuery = (id: string) =>
  endpointQuery('listCopies', { params: { id }, query: { quantidade: 500 } });

interface WantedTableProps {
  readonly titleId: number;
  readonly caption: string;
}

/** Table of the parts of a title: where each is available now, or when it is expected back. */
export function WantedTable({ titleId, caption }: WantedTableProps) {
  const asked = useEndpoint(wantedQuery(String(titleId)));
  return (
    <QueryBoundary asked={asked} skeleton={<Skeleton lines={4} />}>
      {({ exemplares }) => <Parts copies={exemplares} caption={caption} />}
    </QueryBoundary>
  );
}

interface PartsProps {
  readonly copies: Output<'listCopies'>['exemplares'];
  readonly caption: string;
}

function Parts({ copies, caption }: PartsProps) {
  const { t, i18n } = useTranslation();
  const parts = wantedParts(copies, libraryToday());
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
