import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../languages/use-translation.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { useEndpoint } from '../../api/query.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import type { PageAddress } from '../../parts/page/page.ts';
import type { SearchState } from '../../parts/search/search-address.ts';
import { SearchBox } from '../../parts/search/search-box.tsx';
import { SearchTabs } from '../../parts/search/search-tabs.tsx';
import { AcquisitionSuggestion } from '../../features/acquisition-suggestion/acquisition-suggestion.tsx';
import {
  institutionsQuery,
  networkPath,
  networkQuery,
  readNetworkSearch,
} from '../../features/network/network-address.ts';
import { FollowSearch } from '../../features/interests/follow-search.tsx';
import { NetworkInstitutions } from '../../features/network/network-institutions.tsx';
import { NetworkNothing } from '../../features/network/network-nothing.tsx';
import { NetworkResults } from '../../features/network/network-results.tsx';
import { OfferedTab } from '../../features/not-found/offered-tab.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ExternalNetwork } from './external-network.tsx';
import styles from './network-page.module.css';

export const queries = ({ url }: PageAddress) => {
  const state = readNetworkSearch(url.searchParams);
  return state.isAsked ? [institutionsQuery, networkQuery(state)] : [institutionsQuery];
};

/** Catalogues of other institutions: searched here, or at an address of their own. */
export function Page() {
  const [params] = useSearchParams();
  return (
    <OfferedTab tab="rede">
      <NetworkPage state={readNetworkSearch(params)} />
    </OfferedTab>
  );
}

function NetworkPage({ state }: { readonly state: SearchState }) {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  const asked = useEndpoint(institutionsQuery);
  const link = institution?.link_rede ?? '';
  const isElsewhere = asked.data?.length === 0 && link !== '';
  return (
    <div className={styles.page}>
      <title>{`${state.q ? `${state.q} · ` : ''}${t('network.title')} · ${t('product')}`}</title>
      <SearchBox state={state} {...(!isElsewhere && { path: networkPath })} />
      <SearchTabs tab="rede" state={state} />
      {isElsewhere ? (
        <ExternalNetwork link={link} />
      ) : state.isAsked ? (
        <NetworkAnswer state={state} />
      ) : (
        <>
          <h1>{t('network.title')}</h1>
          <p>{t('network.lead')}</p>
          <QueryBoundary asked={asked}>
            {(institutions) => <NetworkInstitutions institutions={institutions} />}
          </QueryBoundary>
          {link !== '' && (
            <div>
              <ButtonLink icon="globe" href={link}>
                {t('network.open')}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </div>
  );
}

function NetworkAnswer({ state }: { readonly state: SearchState }) {
  const { t } = useTranslation();
  const result = useEndpoint(networkQuery(state), { placeholderData: keepPreviousData });
  const failure = useFailure(result) ?? result.error;
  if (failure) {
    return (
      <>
        <h1>{t('network.title')}</h1>
        <FailureState
          failure={failure}
          title={t('results.failed')}
          onRetry={() => void result.refetch()}
          isRetrying={result.isFetching}
        />
      </>
    );
  }
  if (!result.data) {
    return (
      <Loading label={t('frame.loading')}>
        <Skeleton lines={16} />
      </Loading>
    );
  }
  if (result.data.total > 0) return <NetworkResults state={state} result={result.data} />;
  return (
    <>
      <h1>{t('network.title')}</h1>
      <NetworkNothing
        state={state}
        result={result.data}
        ways={
          <>
            <AcquisitionSuggestion key={state.q} title={state.q.replaceAll('"', '').trim()} />
            {/* Alert for the own catalogue, should the title come. */}
            <FollowSearch state={state} name={state.q} words={t('nothingFound.alert')} />
          </>
        }
      />
    </>
  );
}
