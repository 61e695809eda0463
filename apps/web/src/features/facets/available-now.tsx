import { formatNumber } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import { useMyLibrary } from '../../parts/libraries/my-library.ts';
import {
  chooseAvailable,
  hasFilter,
  writeFilter,
  type SearchState,
} from '../../parts/search/search-address.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import styles from './facets.module.css';
import type { Group } from './use-facet-values.ts';

interface AvailableNowProps {
  readonly state: SearchState;
  readonly group: Group;
  readonly onChange: (next: SearchState) => void;
}

/** Filter of titles available now: anywhere, or in the reader's own library; at most one of the two. */
export function AvailableNow({ state, group, onChange }: AvailableNowProps) {
  const { t, i18n } = useTranslation();
  const mine = useMyLibrary();
  const [anywhere] = group.contagem;
  const places = [
    ...(anywhere
      ? [{ code: anywhere.codigo, name: anywhere.descricao, total: anywhere.total }]
      : []),
    ...(mine ? [{ code: String(mine.library), name: t('availability.nowAtMine') }] : []),
  ];
  return (
    <div className={styles.availableNow}>
      <ChoiceGroup label={group.descricao} hideLabel>
        {places.map(({ code, name, total }) => {
          const filter = { type: group.codigo, code };
          const isChosen = hasFilter(state, filter);
          return (
            <Checkbox
              key={code}
              name="filtro"
              value={writeFilter(filter)}
              checked={isChosen}
              count={total === undefined ? undefined : formatNumber(total, i18n.language)}
              onChange={() => onChange(chooseAvailable(state, isChosen ? null : code))}
            >
              {name}
            </Checkbox>
          );
        })}
      </ChoiceGroup>
    </div>
  );
}
