import { useTranslation } from '../../languages/use-translation.ts';
import { Answered } from '../../api/answered.tsx';
import { useEndpoint } from '../../api/query.ts';
import { savedItemsQuery } from '../../parts/saved-items/saved-items.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { ListSkeleton } from '../../ui/skeleton.tsx';
import { AccountTask } from '../../features/account-area/account-task.tsx';
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
  const asked = useEndpoint(savedItemsQuery, { staleTime: 0 });
  return (
    <Answered asked={asked} failed={t('savedItems.failed')} skeleton={<ListSkeleton />}>
      {({ titulos, pesquisas }) =>
        titulos.length + pesquisas.length > 0 ? (
          <>
            <SavedSearches searches={pesquisas} />
            <SavedTitles items={titulos} />
          </>
        ) : (
          <NothingSaved />
        )
      }
    </Answered>
  );
}

function NothingSaved() {
  const { t } = useTranslation();
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
