import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { useEndpoint } from '../../api/query.ts';
import { leading } from '../../browser/lists.ts';
import { partNames } from '../../parts/circulation/part-names.ts';
import { useMyLibrary } from '../../parts/libraries/my-library.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Table } from '../../ui/data/table.tsx';
import { copyGroups, type CopyGroup } from './copy-groups.ts';
import { CopyStatus } from './copy-status.tsx';
import { FirstHoldings } from './first-holdings.tsx';
import { firstCopiesQuery } from './title-queries.ts';

type Title = Output<'getTitle'>;

/** First copies of the title, alike ones in one line; another page lists each. */
export function FirstCopies({ title }: { readonly title: Title }) {
  const asked = useEndpoint(firstCopiesQuery(String(title.cod_acervo)));
  return (
    <QueryBoundary asked={asked} skeleton={<Skeleton lines={4} />}>
      {(found) => <FoundCopies title={title} found={found} />}
    </QueryBoundary>
  );
}

interface FoundCopiesProps {
  readonly title: Title;
  readonly found: Output<'listCopies'>;
}

function FoundCopies({ title, found }: FoundCopiesProps) {
  const { t } = useTranslation();
  const { total, exemplares, colecoes } = found;
  if (total + colecoes.length === 0) return null;
  return (
    <section>
      <h2>{t('title.copies')}</h2>
      {exemplares.length > 0 && <CopyLines groups={copyGroups(exemplares)} />}
      {total > exemplares.length && (
        <p>
          <Link href={`${title.rota}/exemplares`}>{t('copies.all', { count: total })}</Link>
        </p>
      )}
      <FirstHoldings holdings={colecoes} href={`${title.rota}/exemplares`} />
    </section>
  );
}

const statusOf = ({ copy, count }: CopyGroup) => <CopyStatus copy={copy} count={count} />;

function CopyLines({ groups }: { readonly groups: readonly CopyGroup[] }) {
  const { t } = useTranslation();
  const mine = useMyLibrary()?.library;
  const partOf = ({ copy }: CopyGroup) => partNames(copy, t).join(', ');
  const hasParts = groups.some((group) => partOf(group) !== '');
  const hasShelves = groups.some(({ copy }) => copy.localizacao !== '');
  return (
    <Table<CopyGroup>
      caption={t('title.copies')}
      hideCaption
      columns={[
        {
          key: 'library',
          label: t('holds.fields.biblioteca'),
          cell: ({ copy }) => copy.desc_biblioteca,
          isRowHeader: true,
        },
        ...(hasParts ? [{ key: 'part', label: t('wanted.part'), cell: partOf }] : []),
        {
          key: 'status',
          label: t('copies.status'),
          cell: statusOf,
        },
        {
          key: 'number',
          label: t('copies.callNumber'),
          cell: ({ copy }) => copy.numero_chamada,
        },
        ...(hasShelves
          ? [
              {
                key: 'shelf',
                label: t('copies.location'),
                cell: ({ copy }: CopyGroup) => copy.localizacao,
              },
            ]
          : []),
      ]}
      rows={leading(groups, ({ copy }) => copy.cod_biblioteca === mine)}
      rowKey={({ copy }) => String(copy.cod_exemplar)}
    />
  );
}
