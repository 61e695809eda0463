import type { ReactNode } from 'react';
import type { Output } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import {
  displayOf,
  searchHref,
  withoutView,
  type SearchState,
} from '../../parts/search/search-address.ts';
import { EditionsLine } from '../../features/results/editions-line.tsx';
import { AddSelected } from '../../features/basket/add-selected.tsx';
import { AddToList } from '../../features/named-lists/add-to-list.tsx';
import { BasketButton } from '../../features/basket/basket-button.tsx';
import { HoldLink } from '../../features/holds/hold-link.tsx';
import { CoverFailures } from '../../parts/covers/cover-failures.tsx';
import { ResultList } from '../../parts/title-list/result-list.tsx';
import { SaveSelected } from '../../features/saved-items/save-selected.tsx';
import { SelectionBar, SelectTitle } from '../../parts/title-list/selection-bar.tsx';
import { TitleMarks, UnApiLink } from '../../parts/title/title-marks.tsx';
import { useSelection } from '../../parts/title-list/use-selection.ts';
import { useKeptResults } from './use-kept-results.ts';

interface SelectableResultsProps {
  readonly state: SearchState;
  readonly result: Output<'searchTitles'>;
  /** Acts on the search itself, while no title is selected. */
  readonly children: ReactNode;
}

/** Titles of a page, to be put in the basket one by one or together. */
export function SelectableResults({ state, result, children }: SelectableResultsProps) {
  const search = searchHref({ ...withoutView(state), page: 1 });
  const selection = useSelection(search);
  useKeptResults(state, result);
  const { t } = useTranslation();
  const works = new Map(result.obras?.map((work) => [work.cod_acervo, work]));
  return (
    <CoverFailures>
      <UnApiLink />
      <SelectionBar
        selection={selection}
        pageIds={result.acervos.map(({ cod_acervo }) => cod_acervo)}
        allLabel={result.obras && t('works.selectAll')}
      >
        {selection.ids.size === 0 && children}
        <AddToList ids={[...selection.ids]} />
        <SaveSelected ids={[...selection.ids]} />
        <AddSelected key={search} ids={[...selection.ids]} onAdded={selection.clear} />
      </SelectionBar>
      <ResultList
        items={result.acervos}
        display={displayOf(state)}
        libraries={state.filters.flatMap(({ type, code }) => (type === 'B' ? [code] : []))}
        showsInclusion={result.ordenacao === 'I'}
        start={(result.pagina - 1) * result.quantidade + 1}
        renderSelect={({ cod_acervo, titulo }) => (
          <SelectTitle selection={selection} titleId={cod_acervo} title={titulo} />
        )}
        renderEditions={({ cod_acervo, titulo }) => (
          <EditionsLine
            work={works.get(cod_acervo)}
            title={titulo}
            allHref={searchHref({ ...state, work: cod_acervo, isGrouped: false, page: 1 })}
          />
        )}
        renderActions={(title) => (
          <>
            <HoldLink title={title} />
            <BasketButton titleId={title.cod_acervo} title={title.titulo} />
            <TitleMarks title={title} />
          </>
        )}
      />
    </CoverFailures>
  );
}
