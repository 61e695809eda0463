import { useTranslation } from '../../languages/use-translation.ts';
import { searchParams, type SearchState } from '../../parts/search/search-address.ts';
import { readYearSpan } from '../../parts/search/year-span.ts';
import { AvailableNow } from './available-now.tsx';
import { FacetGroup } from './facet-group.tsx';
import type { Group } from './use-facet-values.ts';

interface FacetsProps {
  readonly state: SearchState;
  readonly groups: readonly Group[];
  readonly onChange: (next: SearchState) => void;
}

/** Facets as check boxes. Without JavaScript they are a form with a button. */
export function Facets({ state, groups, onChange }: FacetsProps) {
  const { t } = useTranslation();
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()}>
      {hiddenValues(state).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {groups.map((group) => {
        const Shown = group.codigo === 'V' ? AvailableNow : FacetGroup;
        return <Shown key={group.codigo} group={group} state={state} onChange={onChange} />;
      })}
      <noscript>
        <button type="submit">{t('results.showResults')}</button>
      </noscript>
    </form>
  );
}

/** The rest of the search, which the plain form must not lose. */
function hiddenValues(state: SearchState): [string, string][] {
  const spans = state.filters.filter(({ code, type }) => type === 'Y' && readYearSpan(code));
  return [...searchParams({ ...state, filters: spans, page: 1 })];
}
