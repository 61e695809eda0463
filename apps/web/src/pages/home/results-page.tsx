import { keepPreviousData } from '@tanstack/react-query';
import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useOptimistic,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import type { Output } from '../../api/api.ts';
import { FeedLink } from '../../parts/search/feed-link.tsx';
import { PageHead } from '../../parts/page/page-head.tsx';
import { useEndpoint } from '../../api/query.ts';
import { useFailure } from '../../api/use-failure.ts';
import {
  canonicalHref,
  feedQuery,
  searchHref,
  searchQuery,
  type SearchState,
} from '../../parts/search/search-address.ts';
import { PassedOver } from '../../parts/search/passed-over.tsx';
import { PastSearches, useLoggedSearch } from '../../parts/search/past-searches.tsx';
import { useIsTyped } from '../../parts/search/typed-place.ts';
import { useSearchWords } from '../../parts/search/use-search-words.ts';
import { ChosenFilters } from '../../features/facets/chosen-filters.tsx';
import { Facets } from '../../features/facets/facets.tsx';
import { GroupLink, GroupSwitch } from '../../features/results/group-switch.tsx';
import { MyLibrarySelect } from '../../features/results/my-library-select.tsx';
import { PrintedSearch } from '../../features/results/printed-search.tsx';
import { ResultToolbar } from '../../features/results/result-toolbar.tsx';
import { useResultCount } from '../../features/results/use-result-count.ts';
import { FollowSearch } from '../../features/interests/follow-search.tsx';
import { SaveSearch } from '../../features/saved-items/save-search.tsx';
import { announce } from '../../ui/feedback/announcer.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { ResultsLayout } from '../../ui/layouts/results-layout.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { Pages } from '../../parts/page/pages.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { FilterSheet } from '../../parts/search/filter-sheet.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { SearchFailed } from './search-failed.tsx';
import { SearchForm } from './search-form.tsx';
import { SelectableResults } from './selectable-results.tsx';
import { useLastAnswer } from './use-last-answer.ts';
import styles from './results-page.module.css';

const WordsFollowed = lazy(async () => ({
  default: (await import('../../features/results/words-followed.tsx')).WordsFollowed,
}));

type Result = Output<'searchTitles'>;

const headingId = 'results-count';
const focusHeading = () => document.getElementById(headingId)?.focus({ preventScroll: true });

/** Results with their facets; the form stays whatever becomes of the search. */
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
    // Unfinished, it is no search to go back to.
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
        // The button goes with the failure: the keyboard goes on from the heading.
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
        <Results
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

/** The search box once the keyboard has been in it: what follows its words comes then. */
function useTypingBegun() {
  const [box, setBox] = useState<HTMLInputElement | null>(null);
  const begin = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'q') setBox(target);
  };
  return [box, begin] as const;
}

/**
 * The state the controls show, and the way to another one. A box ticked shows so at once, before
 * the address and the results follow; the reader stays where they are on the page.
 */
function useSearchState(state: SearchState) {
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(state);
  const change = (next: SearchState) =>
    startTransition(async () => {
      show(next);
      await navigate(searchHref(next), { preventScrollReset: true });
    });
  return [shown, change] as const;
}

interface ResultsProps {
  readonly state: SearchState;
  readonly result: Result;
  readonly isUpdating: boolean;
  /** Name of the search: what was asked, in words. */
  readonly name: string;
  readonly heading: string;
  /** The search failed: `result` is of other filters of the same words, and shows them alone. */
  readonly isMissing: boolean;
  readonly failed: ReactNode;
}

function Results(props: ResultsProps) {
  const { state, result, isUpdating, name, heading, isMissing, failed } = props;
  const { t } = useTranslation();
  const [shown, change] = useSearchState(state);
  const count = useResultCount()(result);
  const hasTitles = result.total > 0;
  const keeping = (
    <>
      <SaveSearch state={state} name={name} />
      <FollowSearch state={state} name={name} />
    </>
  );
  const facets = (
    <>
      {hasTitles && <GroupSwitch state={shown} onChange={change} />}
      <Facets state={shown} groups={result.filtros} onChange={change} />
    </>
  );
  return (
    <ResultsLayout
      head={
        <>
          <div className={styles.head}>
            <h1 id={headingId} className={styles.count} tabIndex={-1}>
              {isMissing ? heading : count}
            </h1>
            {hasTitles && <GroupLink state={state} />}
            <div className={styles.mine}>
              <MyLibrarySelect />
            </div>
          </div>
          {!isMissing && <PrintedSearch state={state} result={result} />}
        </>
      }
      chips={
        <ChosenFilters
          state={state}
          chosen={isMissing ? namedIn(result, state) : result.filtrosSelecionados}
          work={isMissing ? null : result.obra}
          focusAfter={focusHeading}
        />
      }
      facetsLabel={t('results.filters')}
      facets={facets}
      skipLabel={t('results.skipFilters')}
      filterButton={
        <FilterSheet said={isMissing ? t('results.failed') : count}>
          <MyLibrarySelect />
          {facets}
        </FilterSheet>
      }
      toolbar={
        hasTitles && <ResultToolbar state={shown} order={result.ordenacao} onChange={change} />
      }
      pagination={!isMissing && <ResultPages state={state} result={result} />}
    >
      {failed}
      {!isMissing && (
        <div className={isUpdating ? styles.updating : undefined} aria-busy={isUpdating}>
          <PassedOver state={state} />
          <References references={result.remissivas} />
          {result.acervos.length > 0 ? (
            <SelectableResults state={state} result={result}>
              {keeping}
            </SelectableResults>
          ) : hasTitles ? (
            <PastTheEnd state={state} />
          ) : (
            <>
              <div className={styles.keeping}>{keeping}</div>
              <NothingFound state={state} result={result} name={name} />
            </>
          )}
        </div>
      )}
    </ResultsLayout>
  );
}

/** The filters of a search without an answer, named as another answer names them. */
function namedIn({ filtros, filtrosSelecionados }: Result, { filters }: SearchState) {
  return filters.map(({ type, code }) => {
    const values = filtros.find(({ codigo }) => codigo === type)?.contagem ?? [];
    const chosen = filtrosSelecionados.filter(({ tipo }) => tipo === type);
    const named = [...chosen, ...values].find(({ codigo }) => codigo === code);
    return { tipo: type, codigo: code, descricao: named?.descricao ?? code };
  });
}

/** Through which variant forms the titles were found. */
function References(props: { readonly references: Result['remissivas'] }) {
  const { t } = useTranslation();
  return props.references.map(({ variante, cabecalho }) => (
    <Message key={variante}>
      {t('results.reference', { variant: variante, heading: cabecalho })}
    </Message>
  ));
}

/** An address of a page the result does not have any more. */
function PastTheEnd({ state }: { readonly state: SearchState }) {
  const { t } = useTranslation();
  const first = searchHref({ ...state, page: 1 });
  return (
    <EmptyState
      title={t('results.pastEnd')}
      actions={<ButtonLink href={first}>{t('results.firstPage')}</ButtonLink>}
    />
  );
}

/**
 * Says the number of titles whenever an answer comes, save the one the page came with, and those that
 * come while one types.
 */
function useAnnouncedAnswer(answer: Result | null): void {
  const { t } = useTranslation();
  const countOf = useResultCount();
  const isTyped = useIsTyped();
  const said = useRef(answer);
  useEffect(() => {
    if (answer === null || said.current === answer) return;
    said.current = answer;
    if (isTyped) return;
    const count = countOf(answer);
    const pages = Math.ceil(answer.total / answer.quantidade);
    const position = t('results.pageOf', { page: answer.pagina, pages });
    announce(answer.pagina > 1 ? `${count}. ${position}` : count);
  }, [answer, countOf, isTyped, t]);
}

function ResultPages({ state, result }: { readonly state: SearchState; readonly result: Result }) {
  return (
    <Pages
      current={result.pagina}
      total={Math.ceil(result.total / result.quantidade)}
      hrefOf={(page) => searchHref({ ...state, page })}
    />
  );
}
