import { useTranslation } from 'react-i18next';
import type { Output } from '../../app/api.ts';
import { searchHref, toggleFilter, type SearchState } from '../../app/search-address.ts';
import { ChipList, RemovableChip } from '../../ui/chip.tsx';
import { Link } from '../../ui/link.tsx';

interface ChosenFiltersProps {
  readonly state: SearchState;
  readonly chosen: Output<'searchTitles'>['filtrosSelecionados'];
}

/** What is chosen, each a link that undoes it. */
export function ChosenFilters({ state, chosen }: ChosenFiltersProps) {
  const { t } = useTranslation();
  if (chosen.length === 0) return null;
  const clearAll = (
    <Link href={searchHref({ ...state, filters: [], page: 1 })}>{t('results.clearAll')}</Link>
  );
  return (
    <ChipList label={t('results.chosen')} end={clearAll}>
      {chosen.map(({ tipo, codigo, descricao }) => (
        <RemovableChip
          key={`${tipo}:${codigo}`}
          prefix={`${t(`filters.${tipo}`)}:`}
          removeLabel={t('results.removeFilter', { name: `${t(`filters.${tipo}`)}: ${descricao}` })}
          href={searchHref(toggleFilter(state, { type: tipo, code: codigo }))}
        >
          {descricao}
        </RemovableChip>
      ))}
    </ChipList>
  );
}
