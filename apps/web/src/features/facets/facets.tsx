import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Output } from '../../app/api.ts';
import {
  hasFilter,
  toggleFilter,
  writeFilter,
  type SearchState,
} from '../../app/search-address.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import styles from './facets.module.css';

type Group = Output<'searchTitles'>['filtros'][number];

interface FacetsProps {
  readonly state: SearchState;
  readonly groups: readonly Group[];
  readonly onChange: (next: SearchState) => void;
}

/** Groups shown open at first: the ones readers ask for most. */
const openAtFirst = new Set(['X', 'B', 'T', 'Y', 'A']);
/** Values of a group before 'show more'. */
const shortLength = 6;

/** Facets as check boxes. Without JavaScript they are a form with a button. */
export function Facets({ state, groups, onChange }: FacetsProps) {
  const { t } = useTranslation();
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="q" value={state.q} />
      {groups.map((group) => (
        <FacetGroup key={group.codigo} group={group} state={state} onChange={onChange} />
      ))}
      <noscript>
        <button type="submit">{t('results.showResults')}</button>
      </noscript>
    </form>
  );
}

function FacetGroup({ group, state, onChange }: Omit<FacetsProps, 'groups'> & { group: Group }) {
  const { t } = useTranslation();
  const [isLong, setIsLong] = useState(false);
  const chosen = state.filters.filter(({ type }) => type === group.codigo).length;
  const largest = Math.max(...group.contagem.map(({ total }) => total), 1);
  const values = isLong ? group.contagem : shortened(group, state);
  return (
    <Disclosure
      title={group.descricao}
      note={chosen > 0 ? String(chosen) : undefined}
      isOpenAtFirst={chosen > 0 || openAtFirst.has(group.codigo)}
    >
      <ChoiceGroup label={group.descricao} hideLabel>
        {values.map((value) => (
          <FacetValue
            key={value.codigo}
            {...{ group, value, state, onChange }}
            share={value.total / largest}
          />
        ))}
      </ChoiceGroup>
      {group.contagem.length > shortLength && (
        <div className={styles.more}>
          <Button
            look="quiet"
            size="small"
            aria-expanded={isLong}
            onClick={() => setIsLong(!isLong)}
          >
            {t(isLong ? 'results.showFewer' : 'results.showMore')}
          </Button>
        </div>
      )}
    </Disclosure>
  );
}

interface FacetValueProps extends Omit<FacetsProps, 'groups'> {
  readonly group: Group;
  readonly value: Group['contagem'][number];
  readonly share: number;
}

function FacetValue({ group, value, state, onChange, share }: FacetValueProps) {
  const { i18n } = useTranslation();
  const filter = { type: group.codigo, code: value.codigo };
  return (
    <Checkbox
      name="filtro"
      value={writeFilter(filter)}
      checked={hasFilter(state, filter)}
      count={value.total.toLocaleString(i18n.language)}
      share={share}
      onChange={() => onChange(toggleFilter(state, filter))}
    >
      {value.descricao}
    </Checkbox>
  );
}

/** The first values, and those that are chosen wherever they stand. */
function shortened({ codigo, contagem }: Group, state: SearchState) {
  return contagem.filter(
    (value, at) => at < shortLength || hasFilter(state, { type: codigo, code: value.codigo }),
  );
}
