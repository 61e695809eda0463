import { useEffect, useRef } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { searchHref, toggleFilter, type SearchState } from '../../parts/search/search-address.ts';
import { ChipList, RemovableChip } from '../../ui/data/chip.tsx';
import { Link } from '../../ui/navigation/link.tsx';

interface ChosenFiltersProps {
  readonly state: SearchState;
  readonly chosen: Output<'searchTitles'>['filtrosSelecionados'];
  /** Title whose work's editions are searched; null or left out where they are not, or it is not known. */
  readonly work: Output<'searchTitles'>['obra'];
  /** Takes the focus of a chip that was removed. */
  readonly focusAfter: () => void;
}

/** Chosen filters, each a link that removes it. */
export function ChosenFilters({ state, chosen, work, focusAfter }: ChosenFiltersProps) {
  const { t } = useTranslation();
  const count = chosen.length + (state.work === null ? 0 : 1);
  useFocusWhenFewer(count, focusAfter);
  if (count === 0) return null;
  const clearAll = (
    <Link href={searchHref({ ...state, filters: [], work: null, page: 1 })}>
      {t('results.clearAll')}
    </Link>
  );
  return (
    <ChipList label={t('results.chosen')} end={clearAll}>
      {[
        state.work !== null && (
          <RemovableChip
            key="obra"
            prefix={t('works.editionsOf')}
            removeLabel={t('results.removeFilter', {
              name: `${t('works.editionsOf')} ${work?.titulo ?? state.work}`,
            })}
            href={searchHref({ ...state, work: null, page: 1 })}
          >
            {work?.titulo ?? state.work}
          </RemovableChip>
        ),
        ...chosen.map(({ tipo, codigo, descricao }) => (
          <RemovableChip
            key={`${tipo}:${codigo}`}
            prefix={`${t(`filters.${tipo}`)}:`}
            removeLabel={t('results.removeFilter', {
              name: `${t(`filters.${tipo}`)}: ${descricao}`,
            })}
            href={searchHref(toggleFilter(state, { type: tipo, code: codigo }))}
          >
            {descricao}
          </RemovableChip>
        )),
      ].filter(Boolean)}
    </ChipList>
  );
}

/** Moves the keyboard to a place that stays once a chip has removed itself. */
function useFocusWhenFewer(count: number, focus: () => void): void {
  const last = useRef(count);
  useEffect(() => {
    const isFewer = count < last.current;
    last.current = count;
    if (isFewer && document.activeElement === document.body) focus();
  }, [count, focus]);
}
