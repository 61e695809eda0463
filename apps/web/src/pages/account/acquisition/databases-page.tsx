import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../languages/use-translation.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { NothingInAccount } from '../../../features/account-area/nothing-in-account.tsx';
import { readDatabaseView } from '../../../features/databases/database-address.ts';
import { DatabaseList } from '../../../features/databases/database-list.tsx';
import { usePageConfig } from '../../../parts/institution/page-config.ts';
import { AcquisitionTabs } from './acquisition-tabs.tsx';

/** Databases that the institution has for its readers. */
export function Page() {
  const { features } = usePageConfig();
  if (!features?.guias.includes('bases-de-dados')) return <NothingInAccount />;
  return (
    <AcquisitionTabs current="databases">
      <Databases />
    </AcquisitionTabs>
  );
}

function Databases() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const asked = useEndpoint(endpointQuery('listDatabases', {}));
  return (
    <QueryBoundary asked={asked} failed={t('databases.failed')}>
      {(databases) => (
        <DatabaseList
          path="/meupergamum/aquisicao/bases-dados"
          view={readDatabaseView(params)}
          databases={databases}
        />
      )}
    </QueryBoundary>
  );
}
