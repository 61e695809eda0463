import { startTransition, useOptimistic, type ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import { searchHref, type SearchState } from '../../parts/search/search-address.ts';
import { ChosenFilters } from '../../features/facets/chosen-filters.tsx';
import { Facets } from '../../features/facets/facets.tsx';
import { GroupSwitch } from '../../features/results/group-switch.tsx';
import { MyLibrarySelect } from '../../features/results/my-library-select.tsx';
import { ResultToolbar } from '../../features/results/result-toolbar.tsx';
import { useResultCount } from '../../features/results/use-result-count.ts';
import { ResultsLayout } from '../../ui/layouts/results-layout.tsx';
import { Pages } from '../../parts/page/pages.tsx';
import { FilterSheet } from '../../parts/search/filter-sheet.tsx';
import { focusHeading } from './results-heading.ts';
import { AnsweredTitles, type Result } from './answered-titles.tsx';
import { ResultsHead } from './results-head.tsx';

/**
 * Keeps the state that the controls show, and changes it. A ticked box shows at once, before the address and
 * the results follow; the reader stays where they are on the page.
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

interface FoundResultsProps {
  readonly state: SearchState;
  readonly result: Result;
  readonly isUpdating: boolean;
  /** Name of the search, in words. */
  readonly name: string;
  readonly heading: string;
  /**
   * Whether the search failed: `result` then has other filters of the same words, and only they are shown.
   */
  readonly isMissing: boolean;
  readonly failed: ReactNode;
}

/** Results of a search beside their facets, and a message if there are none. */
export function FoundResults(props: FoundResultsProps) {
  const { state, result, isUpdating, name, heading, isMissing, failed } = props;
  const { t } = useTranslation();
  const [shown, change] = useSearchState(state);
  const count = useResultCount()(result);
  const hasTitles = result.total > 0;
  const facets = (
    <>
      {hasTitles && <GroupSwitch state={shown} onChange={change} />}
      <Facets state={shown} groups={result.filtros} onChange={change} />
    </>
  );
  return (
    <ResultsLayout
      head={<ResultsHead {...{ state, result, heading, isMissing, count }} />}
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
      {!isMissing && <AnsweredTitles {...{ state, result, isUpdating, name }} />}
    </ResultsLayout>
  );
}

/** Names the filters of a search without an answer as another answer names them. */
function namedIn({ filtros, filtrosSelecionados }: Result, { filters }: SearchState) {
  return filters.map(({ type, code }) => {
    const values = filtros.find(({ codigo }) => codigo === type)?.contagem ?? [];
    const chosen = filtrosSelecionados.filter(({ tipo }) => tipo === type);
    const named = [...chosen, ...values].find(({ codigo }) => codigo === code);
    return { tipo: type, codigo: code, descricao: named?.descricao ?? code };
  });
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
