import { useTranslation } from '../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import type { PageAddress } from '../../parts/page/page.ts';
import { PageHead } from '../../parts/page/page-head.tsx';
import { typedSearch } from '../../parts/search/tab-address.ts';
import { SearchTabs } from '../../parts/search/search-tabs.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { OfferedTab } from '../../features/not-found/offered-tab.tsx';
import {
  authorityHref,
  authorityQuery,
  readAuthoritySearch,
  type AuthoritySearch,
} from './authority-address.ts';
import { AuthorityBox } from './authority-box.tsx';
import styles from './authorities-page.module.css';
import { FoundAuthorities } from './found-authorities.tsx';

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
        <FoundAuthorities search={search} />
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
