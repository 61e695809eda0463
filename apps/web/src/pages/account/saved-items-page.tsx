import { activities } from '@estante/contract/plain';
import { useTranslation } from 'react-i18next';
import { FailureState } from '../../app/failure-state.tsx';
import type { PageAddress } from '../../app/page.ts';
import { useEndpoint } from '../../app/query.ts';
import { savedItemsQuery } from '../../app/saved-items.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AccountTask } from './account-task.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { SavedTitles } from './saved-titles.tsx';

/** Titles and searches that the reader keeps. */
export function Page() {
  const { t } = useTranslation();
  return (
    <AccountTask name="savedItems" lead={t('savedItems.lead')}>
      <SavedItems />
    </AccountTask>
  );
}

function SavedItems() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useEndpoint(savedItemsQuery, { staleTime: 0 });
  if (!data) {
    return error ? (
      <FailureState
        failure={error}
        title={t('savedItems.failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <Loading label={t('frame.loading')}>
        <Skeleton width="12rem" height="2rem" />
        <Skeleton lines={6} />
      </Loading>
    );
  }
  if (data.titulos.length + data.pesquisas.length === 0) {
    return (
      <EmptyState
        icon="bookmark"
        title={t('savedItems.empty')}
        actions={
          <ButtonLink href="/" look="primary" icon="search">
            {t('search.title')}
          </ButtonLink>
        }
      >
        {t('savedItems.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <>
      <SavedSearches searches={data.pesquisas} />
      <SavedTitles items={data.titulos} />
    </>
  );
}

export function status(_address: PageAddress, _tabs: readonly string[], on: readonly number[]) {
  return on.includes(activities.accountSavedItems) ? 200 : 404;
}
