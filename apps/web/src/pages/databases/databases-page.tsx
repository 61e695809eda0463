import { useTranslation } from '../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { SearchBox } from '../../parts/search/search-box.tsx';
import { typedSearch } from '../../parts/search/tab-address.ts';
import { SearchTabs } from '../../parts/search/search-tabs.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { OfferedTab } from '../../features/not-found/offered-tab.tsx';
import { readDatabaseView, type DatabaseView } from '../../features/databases/database-address.ts';
import { DatabaseList } from '../../features/databases/database-list.tsx';
import styles from './databases-page.module.css';

const databasesQuery = endpointQuery('listDatabases', {});

/** Databases that the institution offers, with filters and links. */
export function Page() {
  const [params] = useSearchParams();
  return (
    <OfferedTab tab="bases-de-dados">
      <DatabasesPage view={readDatabaseView(params)} />
    </OfferedTab>
  );
}

export const queries = () => [databasesQuery];

function DatabasesPage({ view }: { readonly view: DatabaseView }) {
  const { t } = useTranslation();
  const asked = useEndpoint(databasesQuery);
  const heading = t('tabs.bases-de-dados');
  return (
    <div className={styles.page}>
      <title>{`${heading} · ${t('product')}`}</title>
      <SearchBox state={typedSearch(view.text)} />
      <SearchTabs tab="bases-de-dados" state={typedSearch(view.text)} />
      <PageHeader title={heading}>{t('databases.intro')}</PageHeader>
      <QueryBoundary
        asked={asked}
        failed={t('databases.failed')}
        skeleton={<Skeleton lines={16} />}
      >
        {(databases) => <DatabaseList path="/bases-de-dados" view={view} databases={databases} />}
      </QueryBoundary>
    </div>
  );
}
