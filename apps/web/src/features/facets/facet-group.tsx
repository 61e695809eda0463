import { formatNumber } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import {
  hasFilter,
  toggleFilter,
  writeFilter,
  type SearchState,
} from '../../parts/search/search-address.ts';
import { useIsLive } from '../../browser/use-is-live.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { FacetSearch } from './facet-search.tsx';
import styles from './facets.module.css';
import { useOpening } from './open-groups.ts';
import { listedLength, useFacetValues, type Group, type Value } from './use-facet-values.ts';
import { YearFacet } from './year-facet.tsx';

interface FacetGroupProps {
  readonly state: SearchState;
  readonly group: Group;
  readonly onChange: (next: SearchState) => void;
}

export function FacetGroup({ group, state, onChange }: FacetGroupProps) {
  const chosen = state.filters.filter(({ type }) => type === group.codigo).length;
  const [isOpen, keep] = useOpening(group.codigo, chosen > 0);
  return (
    <Disclosure
      title={group.descricao}
      note={chosen > 0 ? String(chosen) : undefined}
      isOpenAtFirst={isOpen}
      onToggle={keep}
    >
      <ChoiceGroup label={group.descricao} hideLabel>
        {group.codigo === 'Y' && <YearFacet {...{ group, state, onChange }} />}
        <FacetValues {...{ group, state, onChange, isOpen }} />
      </ChoiceGroup>
    </Disclosure>
  );
}

interface FacetValuesProps extends FacetGroupProps {
  readonly isOpen: boolean;
}

/**
 * Check boxes for the values. Parts that need scripts, and bars, come into a closed group with the scripts.
 */
function FacetValues({ group, state, onChange, isOpen }: FacetValuesProps) {
  const { t, i18n } = useTranslation();
  const shown = useFacetValues(group, state);
  const isWhole = useIsLive() || isOpen;
  const hasSearch = isWhole && group.distintos > listedLength && group.codigo !== 'Y';
  const largest = Math.max(...group.contagem.map(({ total }) => total), 1);
  return (
    <>
      {hasSearch && <FacetSearch group={group} shown={shown} />}
      {shown.error && !hasSearch && (
        <Button size="small" icon="renew" onClick={shown.retry}>
          {t('results.retry')}
        </Button>
      )}
      {shown.values.map((value) => (
        <FacetValue
          key={value.codigo}
          {...{ group, value, state, onChange }}
          share={isWhole ? value.total / largest : undefined}
        />
      ))}
      {shown.beyond > 0 && (
        <p className={styles.hint}>
          {t('facets.beyond', { number: formatNumber(shown.beyond, i18n.language) })}
        </p>
      )}
      {isWhole && shown.next && (
        <div className={styles.more}>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={shown.next === 'short'}
            onClick={shown.showNext}
          >
            {t(shown.next === 'short' ? 'results.showFewer' : 'results.showMore')}
          </Button>
        </div>
      )}
    </>
  );
}

interface FacetValueProps extends FacetGroupProps {
  readonly value: Value;
  readonly share: number | undefined;
}

function FacetValue({ group, value, state, onChange, share }: FacetValueProps) {
  const { i18n } = useTranslation();
  const filter = { type: group.codigo, code: value.codigo };
  return (
    <Checkbox
      name="filtro"
      value={writeFilter(filter)}
      checked={hasFilter(state, filter)}
      count={formatNumber(value.total, i18n.language)}
      share={share}
      onChange={() => onChange(toggleFilter(state, filter))}
    >
      {value.descricao}
    </Checkbox>
  );
}
