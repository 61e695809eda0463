import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense, useState, type SyntheticEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { FeedLink } from '../../parts/search/feed-link.tsx';
import { PageHead } from '../../parts/page/page-head.tsx';
import { useEndpoint } from '../../api/query.ts';
import { useFailure } from '../../api/use-failure.ts';
import {
  canonicalHref,
  feedQuery,
  searchQuery,
  type SearchState,
} from '../../parts/search/search-address.ts';
import { PastSearches, useLoggedSearch } from '../../parts/search/past-searches.tsx';
import { useSearchWords } from '../../parts/search/use-search-words.ts';
import { useResultCount } from '../../features/results/use-result-count.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { SearchFailed } from './search-failed.tsx';
import { SearchForm } from './search-form.tsx';
import { useLastAnswer } from './use-last-answer.ts';
import styles from './results-page.module.css';
import { FoundResults } from './found-results.tsx';
import { focusHeading, headingId } from './results-heading.ts';
import { useAnnouncedAnswer } from './use-announced-answer.ts';

const WordsFollowed = lazy(async () => ({
  default: (await import('../../features/results/words-followed.tsx')).WordsFollowed,
}));

/** Results with their facets; the form stays whatever the outcome of the search. */
export function ResultsPage({ state }: { readonly state: SearchState }) {
  const { t } = useTranslation();
  const result = useEndpoint(searchQuery(state), { placeholderData: keepPreviousData });
  useAnnouncedAnswer((!result.isPlaceholderData && result.data) || null);
  const failure = useFailure(result) ?? result.error;
  const shown = useLastAnswer(state, result, failure !== null);
  const words = useSearchWords()(state);
  const [box, begin] = useTypingBegun();
  const countOf = useResultCount();
  useLoggedSearch({
    state,
    // An unfinished search is not one to go back to.
    words: state.isUnfinished ? '' : words,
    total: result.isPlaceholderData ? null : (result.data?.titulos ?? result.data?.total ?? null),
  });
  const tab = state.tab === 'geral' ? t('results.title') : t(`tabs.${state.tab}`);
  const heading = words ? t('results.titleFor', { q: words }) : tab;
  const ofPage = state.page > 1 ? ` – ${t('results.page', { page: state.page })}` : '';
  const failed = failure && (
    <SearchFailed
      failure={failure}
      isOld={result.data !== undefined && !result.isPlaceholderData}
      onRetry={() => {
        // The button goes with the failure: the keyboard moves to the heading.
        void result.refetch().then(({ isSuccess }) => isSuccess && focusHeading());
      }}
      isRetrying={result.isFetching}
    />
  );
  return (
    <div className={styles.page} onFocus={begin} onInput={begin}>
      <PageHead
        title={`${heading}${ofPage}`}
        description={t('home.description')}
        path={canonicalHref(state)}
      />
      <FeedLink query={feedQuery(state)} title={t('feed.ofSearch')} />
      <SearchForm state={state} failure={failure} periods={result.data?.periodos ?? null} />
      {box && state.tab !== 'avancada' && (
        <Suspense fallback={null}>
          <WordsFollowed state={state} box={box} countOf={countOf} />
        </Suspense>
      )}
      {shown ? (
        <FoundResults
          state={state}
          result={shown}
          isUpdating={result.isPlaceholderData}
          name={words || t('search.title')}
          heading={heading}
          isMissing={result.data === undefined}
          failed={failed}
        />
      ) : failed ? (
        <>
          <h1 id={headingId} tabIndex={-1}>
            <VisuallyHidden>{heading}</VisuallyHidden>
          </h1>
          {failed}
        </>
      ) : (
        <ResultsSkeleton />
      )}
      <PastSearches state={state} />
    </div>
  );
}

/** Gives the search box once it has had the keyboard: the script that follows its words loads then. */
function useTypingBegun() {
  const [box, setBox] = useState<HTMLInputElement | null>(null);
  const begin = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'q') setBox(target);
  };
  return [box, begin] as const;
}
