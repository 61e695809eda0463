import { sharedListPageSize } from '@estante/contract/plain';
import { useParams, useSearchParams } from 'react-router';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { endpointQuery, useListEndpoint } from '../../api/query.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import type { PageAddress } from '../../parts/page/page.ts';
import { readSearch } from '../../parts/search/search-address.ts';
import { SearchBox } from '../../parts/search/search-box.tsx';
import { CoverFailures } from '../../parts/covers/cover-failures.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { BasketSkeleton } from '../../features/title-lists/basket-skeleton.tsx';
import styles from './lists.module.css';
import { SharedList } from './shared-list.tsx';

const anywhere = readSearch('geral', new URLSearchParams());

const pageOf = (params: URLSearchParams) =>
  /^[1-9]\d{0,3}$/.exec(params.get('pagina') ?? '')?.[0] ?? '1';

const sharedListQuery = (codigo: string, pagina: string) =>
  endpointQuery('getSharedList', { params: { codigo }, query: { pagina } });

export function queries({ params: { codigo = '' }, url }: PageAddress) {
  return [sharedListQuery(codigo, pageOf(url.searchParams))];
}

/** Shared list, for everybody who has its link. No search engine may index it. */
export function Page() {
  const { t } = useTranslation();
  const { codigo = '' } = useParams();
  const [params] = useSearchParams();
  const query = sharedListQuery(codigo, pageOf(params));
  const asked = useListEndpoint(query);
  const { data, isFetching, refetch } = asked;
  const failure = useFailure(asked) ?? asked.error;
  const isUnknown = failure !== null && [403, 404, 422].includes(failure.status);
  return (
    <div className={styles.page}>
      <title>{`${data?.nome ?? t('sharedList.over')} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <SearchBox state={anywhere} />
      {isUnknown ? (
        <EmptyState icon="list" title={t('sharedList.unknown')}>
          {t('sharedList.unknownHint')}
        </EmptyState>
      ) : data ? (
        <CoverFailures>
          <SharedList
            list={data}
            hrefOf={(page) => `/listas/${codigo}${page > 1 ? `?pagina=${page}` : ''}`}
            pages={Math.ceil(data.total / sharedListPageSize)}
          />
        </CoverFailures>
      ) : failure ? (
        <FailureState
          failure={failure}
          title={t('sharedList.failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <BasketSkeleton />
      )}
    </div>
  );
}
