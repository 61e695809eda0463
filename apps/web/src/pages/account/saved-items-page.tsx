import { useEffect, useRef, useState } from 'react';
import type { Output } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { useEndpoint } from '../../api/query.ts';
import { savedItemsQuery } from '../../parts/saved-items/saved-items.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { ListSkeleton } from '../../ui/feedback/skeleton.tsx';
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
    <QueryBoundary asked={asked} failed={t('savedItems.failed')} skeleton={<ListSkeleton />}>
      {({ titulos, pesquisas }) => <SavedItemLists titles={titulos} searches={pesquisas} />}
    </QueryBoundary>
  );
}

type Items = Output<'listSavedItems'>;

interface SavedItemListsProps {
  readonly titles: Items['titulos'];
  readonly searches: Items['pesquisas'];
}

function SavedItemLists({ titles, searches }: SavedItemListsProps) {
  const isEmpty = titles.length + searches.length === 0;
  const [wasEmpty] = useState(isEmpty);
  if (isEmpty) return <NothingSaved isLeft={!wasEmpty} />;
  return (
    <>
      <SavedSearches searches={searches} />
      <SavedTitles items={titles} />
    </>
  );
}

/**
 * Message of an empty list; `isLeft` tells that the reader has just removed the last entry, and the keyboard
 * is moved here.
 */
function NothingSaved({ isLeft }: { readonly isLeft: boolean }) {
  const { t } = useTranslation();
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLeft) whole.current?.focus();
  }, [isLeft]);
  return (
    <div ref={whole} tabIndex={-1}>
      <EmptyState
        icon="bookmark"
        title={t('savedItems.empty')}
        actions={
          <ButtonLink href="/" variant="primary" icon="search">
            {t('search.title')}
          </ButtonLink>
        }
      >
        {t('savedItems.emptyHint')}
      </EmptyState>
    </div>
  );
}
