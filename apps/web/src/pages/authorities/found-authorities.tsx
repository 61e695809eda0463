import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { useEndpoint } from '../../api/query.ts';
import { useAnnounced } from '../../ui/feedback/use-announced.ts';
import { Pages } from '../../parts/page/pages.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { authorityHref, authorityQuery, type AuthoritySearch } from './authority-address.ts';
import { AuthorityEntry } from './authority-entry.tsx';
import { NoAuthorities } from './no-authorities.tsx';
import styles from './authorities-page.module.css';

type Result = Output<'searchAuthorities'>;

/** Authorities that a search has found; a skeleton before that, or the failure. */
export function FoundAuthorities({ search }: { readonly search: AuthoritySearch }) {
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
  const { total, ha_mais, autoridades } = result;
  const count = useAnnouncedCount(result, isUpdating);
  return (
    <>
      <h1>{count}</h1>
      {ha_mais && <p className={styles.note}>{t('authorities.moreHint')}</p>}
      {autoridades.length > 0 ? (
        <AuthorityList authorities={autoridades} isUpdating={isUpdating} />
      ) : (
        <NoAuthorities search={search} isPastEnd={total > 0} />
      )}
      <AuthorityPages search={search} result={result} />
    </>
  );
}

/** Announces the number of authorities in words as it changes. */
function useAnnouncedCount({ total, ha_mais, pagina, quantidade }: Result, isUpdating: boolean) {
  const { t } = useTranslation();
  const found = t('authorities.count', { count: total });
  const count = ha_mais ? t('authorities.moreThan', { count: found }) : found;
  const position = t('results.pageOf', { page: pagina, pages: Math.ceil(total / quantidade) });
  useAnnounced(pagina > 1 ? `${count}. ${position}` : count, isUpdating);
  return count;
}

interface AuthorityListProps {
  readonly authorities: Result['autoridades'];
  readonly isUpdating: boolean;
}

function AuthorityList({ authorities, isUpdating }: AuthorityListProps) {
  const { t } = useTranslation();
  return (
    <ol className={styles.entries} aria-label={t('authorities.headings')} aria-busy={isUpdating}>
      {authorities.map((authority) => (
        <AuthorityEntry key={authority.cod_autoridade} authority={authority} />
      ))}
    </ol>
  );
}

function AuthorityPages({ search, result }: Omit<AuthoritiesProps, 'isUpdating'>) {
  const pages = Math.ceil(result.total / result.quantidade);
  return (
    <Pages
      current={Math.min(result.pagina, pages)}
      total={pages}
      hrefOf={(page) => authorityHref({ ...search, page })}
    />
  );
}
