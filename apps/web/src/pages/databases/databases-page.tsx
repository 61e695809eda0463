import { useTranslation } from '../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { FailureState } from '../../api/failure-state.tsx';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { SearchBox } from '../../parts/search/search-box.tsx';
import { typedSearch } from '../../parts/search/tab-address.ts';
import { SearchTabs } from '../../parts/search/search-tabs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { OfferedTab, offeredTabStatus } from '../../features/not-found/offered-tab.tsx';
import { databaseViewHref, readDatabaseView, type DatabaseView } from './database-address.ts';
import { DatabaseForm } from './database-form.tsx';
import { areasOf, groupDatabases, type Database } from './database-groups.ts';
import { DatabaseEntry } from './database-entry.tsx';
import styles from './databases-page.module.css';

const everyDatabase = databaseViewHref(readDatabaseView(new URLSearchParams()));
const databasesQuery = endpointQuery('listDatabases', {});

/** The databases the institution offers, to be filtered and gone to. */
export function Page() {
  const [params] = useSearchParams();
  return (
    <OfferedTab tab="bases-de-dados">
      <DatabasesPage view={readDatabaseView(params)} />
    </OfferedTab>
  );
}

export const queries = () => [databasesQuery];

export const status = offeredTabStatus('bases-de-dados');

function DatabasesPage({ view }: { readonly view: DatabaseView }) {
  const { t } = useTranslation();
  const databases = useEndpoint(databasesQuery);
  const heading = t('tabs.bases-de-dados');
  return (
    <div className={styles.page}>
      <title>{`${heading} · ${t('product')}`}</title>
      <SearchBox state={typedSearch(view.text)} />
      <SearchTabs tab="bases-de-dados" state={typedSearch(view.text)} />
      <PageHeader title={heading}>{t('databases.intro')}</PageHeader>
      {databases.data ? (
        <Databases view={view} databases={databases.data} />
      ) : databases.isError ? (
        <FailureState
          failure={databases.error}
          title={t('databases.failed')}
          onRetry={() => void databases.refetch()}
          isRetrying={databases.isFetching}
        />
      ) : (
        <Loading label={t('frame.loading')}>
          <Skeleton lines={16} />
        </Loading>
      )}
    </div>
  );
}

interface DatabasesProps {
  readonly view: DatabaseView;
  readonly databases: readonly Database[];
}

function Databases({ view, databases }: DatabasesProps) {
  const { t, i18n } = useTranslation();
  if (databases.length === 0) return <EmptyState icon="globe" title={t('databases.noneYet')} />;
  const groups = groupDatabases(databases, view, i18n.language);
  const count = groups.reduce((sum, group) => sum + group.databases.length, 0);
  return (
    <>
      <DatabaseForm view={view} areas={areasOf(databases, i18n.language)} />
      <LiveRegion className={styles.count}>{t('databases.count', { count })}</LiveRegion>
      {groups.map((group) => (
        <section key={group.name} className={styles.group}>
          <h2>{group.name}</h2>
          <ul className={styles.list}>
            {group.databases.map((database) => (
              <li key={database.cod_base}>
                <DatabaseEntry database={database} showsArea={view.grouping === 'nome'} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {count === 0 && (
        <EmptyState
          icon="search"
          title={t('databases.none')}
          actions={<ButtonLink href={everyDatabase}>{t('databases.clear')}</ButtonLink>}
        >
          {t('databases.noneHint')}
        </EmptyState>
      )}
    </>
  );
}
