import { useTranslation } from '../../languages/use-translation.ts';
import { chooseYears, yearsOfSearch, type SearchState } from '../../parts/search/search-address.ts';
import type { Group } from './use-facet-values.ts';
import { yearBars } from './year-bars.ts';
import { YearFields } from './year-fields.tsx';
import { YearHistogram } from './year-histogram.tsx';

interface YearFacetProps {
  readonly state: SearchState;
  readonly group: Group;
  readonly onChange: (next: SearchState) => void;
}

/** Facet for a span of years: drawn over bars, or written. */
export function YearFacet({ group, state, onChange }: YearFacetProps) {
  const { t } = useTranslation();
  const counts = group.contagem.map(({ codigo, total }) => ({ year: Number(codigo), total }));
  const bars = yearBars(counts);
  const span = yearsOfSearch(state);
  const choose = (next: Parameters<typeof chooseYears>[1]) => onChange(chooseYears(state, next));
  return (
    <>
      {bars.length > 1 && (
        <YearHistogram {...{ bars, counts, span }} caption={t('years.table')} onChange={choose} />
      )}
      <YearFields span={span} onChange={choose} />
    </>
  );
}
