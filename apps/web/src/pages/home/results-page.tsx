import { keepPreviousData } from '@tanstack/react-query';
import { startTransition, useEffect, useOptimistic, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Output } from '../../app/api.ts';
import { FailureState } from '../../app/failure-state.tsx';
import { FeedLink } from '../../app/feed-link.tsx';
import { PageHead } from '../../app/page-head.tsx';
import { useEndpoint } from '../../app/query.ts';
import { feedQuery, searchHref, searchQuery, type SearchState } from '../../app/search-address.ts';
import { useSearchWords } from '../../app/use-search-words.ts';
import { ChosenFilters } from '../../features/facets/chosen-filters.tsx';
import { Facets } from '../../features/facets/facets.tsx';
import { MyLibrarySelect } from '../../features/results/my-library-select.tsx';
import { PrintedSearch } from '../../features/results/printed-search.tsx';
import { ResultToolbar } from '../../features/results/result-toolbar.tsx';
import { SaveSearch } from '../../features/saved-items/save-search.tsx';
import { announce } from '../../ui/announcer.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { ResultsLayout } from '../../ui/layouts/results-layout.tsx';
import { Message } from '../../ui/message.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { SearchForm } from './search-form.tsx';
import { SelectableResults } from './selectable-results.tsx';
import styles from './results-page.module.css';

type Result = Output<'searchTitles'>;

const headingId = 'results-count';
const focusHeading = () => document.getElementById(headingId)?.focus({ preventScroll: true });

/** Results with their facets; the form stays whatever becomes of the search. */
export function ResultsPage({ state }: { readonly state: SearchState }) {
  const { t } = useTranslation();
  const result = useEndpoint(searchQuery(state), { placeholderData: keepPreviousData });
  useAnnouncedCount((!result.isPlaceholderData && result.data) || null);
  const words = useSearchWords()(state);
  const heading = words ? t('results.titleFor', { q: words }) : t('results.title');
  return (
    <div className={styles.page}>
      <PageHead title={heading} description={t('home.description')} path={searchHref(state)} />
      <FeedLink query={feedQuery(state)} title={t('feed.ofSearch')} />
      <SearchForm state={state} failure={result.error} periods={result.data?.periodos ?? null} />
      {result.data ? (
        <Results
          state={state}
          result={result.data}
          isUpdating={result.isPlaceholderData}
          name={words || t('search.title')}
        />
      ) : result.isError ? (
        <>
          <h1>
            <VisuallyHidden>{heading}</VisuallyHidden>
          </h1>
          <FailureState
            failure={result.error}
            title={t('results.failed')}
            onRetry={() => void result.refetch()}
            isRetrying={result.isFetching}
          />
        </>
      ) : (
        <ResultsSkeleton />
      )}
    </div>
  );
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
  /** What was asked, in words. */
  readonly name: string;
}

function Results({ state, result, isUpdating, name }: ResultsProps) {
  const { t } = useTranslation();
  const [shown, change] = useSearchState(state);
  const count = t('results.count', { count: result.total });
  const facets = <Facets state={shown} groups={result.filtros} onChange={change} />;
  return (
    <ResultsLayout
      head={
        <>
          <div className={styles.head}>
            <div className={styles.said}>
              <h1 id={headingId} className={styles.count} tabIndex={-1}>
                {count}
              </h1>
              <SaveSearch state={state} name={name} />
            </div>
            <MyLibrarySelect />
          </div>
          <PrintedSearch state={state} result={result} />
        </>
      }
      chips={
        <ChosenFilters
          state={state}
          chosen={result.filtrosSelecionados}
          focusAfter={focusHeading}
        />
      }
      facetsLabel={t('results.filters')}
      facets={facets}
      skipLabel={t('results.skipFilters')}
      filterButton={<FilterSheet count={count}>{facets}</FilterSheet>}
      toolbar={<ResultToolbar state={shown} order={result.ordenacao} onChange={change} />}
      pagination={<Pages state={state} result={result} />}
    >
      <div className={isUpdating ? styles.updating : undefined} aria-busy={isUpdating}>
        <References references={result.remissivas} />
        {result.acervos.length > 0 ? (
          <SelectableResults state={state} result={result} />
        ) : result.total > 0 ? (
          <PastTheEnd state={state} />
        ) : (
          <NothingFound state={state} result={result} />
        )}
      </div>
    </ResultsLayout>
  );
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

/** Says the number of titles whenever an answer comes, save the one the page came with. */
function useAnnouncedCount(answer: Result | null): void {
  const { t } = useTranslation();
  const said = useRef(answer);
  useEffect(() => {
    if (answer === null || said.current === answer) return;
    said.current = answer;
    announce(t('results.count', { count: answer.total }));
  }, [answer, t]);
}

/** Where there is no room for the column, the facets are a sheet. */
function FilterSheet(props: { readonly count: string; readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="filter" onClick={() => setIsOpen(true)}>
        {t('results.filters')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('results.filters')}
        closeLabel={t('frame.close')}
        actions={
          <Button look="primary" onClick={() => setIsOpen(false)}>
            {`${t('results.showResults')} (${props.count})`}
          </Button>
        }
      >
        {props.children}
      </Sheet>
    </>
  );
}

function Pages({ state, result }: { readonly state: SearchState; readonly result: Result }) {
  const { t } = useTranslation();
  const pages = Math.ceil(result.total / result.quantidade);
  return (
    <Pagination
      label={t('results.pages')}
      current={result.pagina}
      total={pages}
      hrefOf={(page) => searchHref({ ...state, page })}
      previousLabel={t('results.previous')}
      nextLabel={t('results.next')}
      position={t('results.pageOf', { page: result.pagina, pages })}
      pageLabel={(page) => t('results.page', { page })}
    />
  );
}
