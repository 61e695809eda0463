import { useTranslation } from '../../languages/use-translation.ts';
import { readSearch, searchHref } from '../../parts/search/search-address.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { authorityHref, type AuthoritySearch } from './authority-address.ts';

interface NoAuthoritiesProps {
  readonly search: AuthoritySearch;
  /** Whether there are headings, but fewer pages of them. */
  readonly isPastEnd: boolean;
}

/** Message that no heading matches, with wider searches. */
export function NoAuthorities({ search, isPastEnd }: NoAuthoritiesProps) {
  const { t } = useTranslation();
  if (isPastEnd) {
    const first = authorityHref({ ...search, page: 1 });
    return (
      <EmptyState
        title={t('results.pastEnd')}
        actions={<ButtonLink href={first}>{t('results.firstPage')}</ButtonLink>}
      />
    );
  }
  const titles = searchHref({ ...readSearch('geral', new URLSearchParams()), q: search.q });
  return (
    <EmptyState
      icon="search"
      title={t('authorities.none')}
      actions={
        <>
          {search.type !== null && search.q !== '' && (
            <ButtonLink href={authorityHref({ ...search, type: null, page: 1 })}>
              {t('authorities.inEveryType')}
            </ButtonLink>
          )}
          {search.q !== '' && <ButtonLink href={titles}>{t('authorities.inTitles')}</ButtonLink>}
        </>
      }
    >
      {t('authorities.noneHint')}
    </EmptyState>
  );
}
