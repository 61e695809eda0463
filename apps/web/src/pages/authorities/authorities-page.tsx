import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from '../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import type { Output } from '../../api/api.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import type { PageAddress } from '../../parts/page/page.ts';
import { PageHead } from '../../parts/page/page-head.tsx';
import { useEndpoint } from '../../api/query.ts';
import { useAnnounced } from '../../ui/feedback/use-announced.ts';
import { typedSearch } from '../../parts/search/tab-address.ts';
import { SearchTabs } from '../../parts/search/search-tabs.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { Pages } from '../../parts/page/pages.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { OfferedTab } from '../../features/not-found/offered-tab.tsx';
import {
  authorityHref,
  authorityQuery,
  readAuthoritySearch,
  type AuthoritySearch,
} from './authority-address.ts';
import { AuthorityBox } from './authority-box.tsx';
import { AuthorityEntry } from './authority-entry.tsx';
import { NoAuthorities } from './no-authorities.tsx';
import styles from './authorities-page.module.css';

type Result = Output<'searchAuthorities'>;

/** Authorities and headings by their words and type. */
export function Page() {
  const [params] = useSearchParams();
  return (
    <OfferedTab tab="autoridades">
      <AuthoritiesPage search={readAuthoritySearch(params)} />
    </OfferedTab>
  );
}

export function queries({ url }: PageAddress) {
  const search = readAuthoritySearch(url.searchParams);
  return search.isAsked ? [authorityQuery(search)] : [];
}

function AuthoritiesPage({ search }: { readonly search: AuthoritySearch }) {
  const { t } = useTranslation();
  const name = t('tabs.autoridades');
  return (
    <div className={styles.page}>
      <PageHead
        title={search.q ? `${search.q} – ${name}` : name}
        description={t('authorities.startHint')}
        path={authorityHref(search)}
      />
      <AuthorityBox search={search} />
      <SearchTabs tab="autoridades" state={typedSearch(search.q)} />
      {search.isAsked ? (
        <Found search={search} />
      ) : (
        <>
          <h1>{name}</h1>
          <EmptyState icon="person" title={t('authorities.start')}>
            {t('authorities.startHint')}
          </EmptyState>
        </>
      )}
    </div>
  );
}

function Found({ search }: { readonly search: AuthoritySearch }) {
  const { t } = useTranslation();
  const result = useEndpoint(authorityQuery(search), { placeholderData: keepPreviousData });
  const failure = useFailure(result);
  if (result.data && !failure)
    return (
      <Authorities search={search} result={result.data} isUpdating={result.isPlaceholderData} />
    );
  return (
    <>
      <h1>{t('tabs.autoridades')}</h1>
      {failure ? (
        <FailureState
          failure={failure}
          onRetry={() => void result.refetch()}
          isRetrying={result.isFetching}
        />
      ) : (
        <Loading label={t('frame.loading')}>
          <Skeleton lines={20} />
        </Loading>
      )}
    </>
  );
}

interface AuthoritiesProps {
  readonly search: AuthoritySearch;
  readonly result: Result;
  readonly isUpdating: boolean;
}

function Authorities({ search, result, isUpdating }: AuthoritiesProps) {
  const { t } = useTranslation();
  const { total, ha_mais, pagina, quantidade, autoridades } = result;
  const found = t('authorities.count', { count: total });
  const count = ha_mais ? t('authorities.moreThan', { count: found }) : found;
  const pages = Math.ceil(total / quantidade);
  const position = t('results.pageOf', { page: pagina, pages });
  useAnnounced(pagina > 1 ? `${count}. ${position}` : count, isUpdating);
  return (
    <>
      <h1>{count}</h1>
      {ha_mais && <p className={styles.note}>{t('authorities.moreHint')}</p>}
      {autoridades.length > 0 ? (
        <ol
          className={styles.entries}
          aria-label={t('authorities.headings')}
          aria-busy={isUpdating}
        >
          {autoridades.map((authority) => (
            <AuthorityEntry key={authority.cod_autoridade} authority={authority} />
          ))}
        </ol>
      ) : (
        <NoAuthorities search={search} isPastEnd={total > 0} />
      )}
      <Pages
        current={Math.min(pagina, pages)}
        total={pages}
        hrefOf={(page) => authorityHref({ ...search, page })}
      />
    </>
  );
}
