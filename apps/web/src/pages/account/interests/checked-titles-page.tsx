import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../languages/use-translation.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { AccountTask } from '../../../features/account-area/account-task.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { CheckedTitles } from './checked-titles.tsx';

/** New titles for the reader's interest profile, from one month back to today. */
export function Page() {
  const { t } = useTranslation();
  return (
    <AccountTask name="checkedTitles" lead={t('interests.checkedLead')}>
      <CheckedTitlesAnswer />
    </AccountTask>
  );
}

function CheckedTitlesAnswer() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const pagina = /^[1-9]\d?$/.test(params.get('pagina') ?? '') ? Number(params.get('pagina')) : 1;
  const query = endpointQuery('listInterestTitles', { query: { pagina: Math.min(pagina, 50) } });
  const asked = useListEndpoint(query);
  return (
    <QueryBoundary asked={asked} failed={t('interests.checkedFailed')} skeleton={<ListSkeleton />}>
      {(found) => <CheckedTitles found={found} />}
    </QueryBoundary>
  );
}
