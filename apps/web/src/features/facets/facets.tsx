import { useTranslation } from '../../languages/use-translation.ts';
import { PlainForm } from '../../parts/search/plain-form.tsx';
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

/** Facets as check boxes. */
export function Facets({ state, groups, onChange }: FacetsProps) {
  const { t } = useTranslation();
  return (
    <PlainForm kept={keptOf(state)} submit={t('results.showResults')}>
      {groups.map((group) => {
        const Shown = group.codigo === 'V' ? AvailableNow : FacetGroup;
        return <Shown key={group.codigo} group={group} state={state} onChange={onChange} />;
      })}
    </PlainForm>
  );
}

function keptOf(state: SearchState): URLSearchParams {
  const spans = state.filters.filter(({ code, type }) => type === 'Y' && readYearSpan(code));
  return searchParams({ ...state, filters: spans, page: 1 });
}
