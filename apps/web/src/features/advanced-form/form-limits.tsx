import type { FilterType } from '@estante/contract/plain';
import { formatNumber } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { useEndpoint } from '../../api/query.ts';
import {
  yearsOfSearch,
  hasFilter,
  writeFilter,
  type SearchState,
} from '../../parts/search/search-address.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { limits, valuesQuery } from './advanced-form-queries.ts';
import styles from './advanced-form.module.css';

/** Years, languages, work types and libraries: the filters a reader knows before the search. */
export function FormLimits({ state }: { readonly state: SearchState }) {
  const { t } = useTranslation();
  const span = yearsOfSearch(state);
  const year = (end: 'from' | 'to') => (
    <TextField
      label={t(`years.${end}`)}
      name={end === 'from' ? 'de' : 'ate'}
      type="number"
      data-year
      inputMode="numeric"
      min={0}
      max={9999}
      defaultValue={span?.[end] ?? ''}
    />
  );
  return (
    <div key={state.filters.map(writeFilter).join('\n')} className={styles.limits}>
      <fieldset className={styles.years}>
        <legend className={styles.legend}>{t('advanced.years')}</legend>
        {year('from')}
        {year('to')}
        {!span && <HiddenFilters state={state} type="Y" shown={[]} />}
      </fieldset>
      {limits.map((type) => (
        <LimitChoice key={type} type={type} state={state} />
      ))}
    </div>
  );
}

interface LimitChoiceProps {
  readonly type: (typeof limits)[number];
  readonly state: SearchState;
}

/** Check boxes for the values of one type, with the number of titles each has in the catalogue. */
function LimitChoice({ type, state }: LimitChoiceProps) {
  const { t, i18n } = useTranslation();
  const asked = useEndpoint(valuesQuery(type), { staleTime: Infinity });
  const values = (asked.data ?? []).flatMap((value) => ('total' in value ? [value] : []));
  const chosen = state.filters.filter((filter) => filter.type === type).length;
  const name = t(`filters.${type}`);
  return (
    <Disclosure title={name} note={chosen > 0 ? String(chosen) : t('advanced.any')}>
      <div className={styles.values}>
        <QueryBoundary asked={asked}>
          {() => (
            <ChoiceGroup label={name} hideLabel>
              {values.map(({ codigo, descricao, total }) => (
                <Checkbox
                  key={codigo}
                  name="filtro"
                  value={writeFilter({ type, code: codigo })}
                  defaultChecked={hasFilter(state, { type, code: codigo })}
                  count={formatNumber(total, i18n.language)}
                >
                  {descricao}
                </Checkbox>
              ))}
            </ChoiceGroup>
          )}
        </QueryBoundary>
      </div>
      <HiddenFilters state={state} type={type} shown={values.map(({ codigo }) => codigo)} />
    </Disclosure>
  );
}

interface HiddenFiltersProps {
  readonly state: SearchState;
  readonly type: FilterType;
  readonly shown: readonly string[];
}

/** Filters of a type that the form has no box for, kept as hidden fields. */
function HiddenFilters({ state, type, shown }: HiddenFiltersProps) {
  return state.filters
    .filter((filter) => filter.type === type && !shown.includes(filter.code))
    .map((filter) => (
      <input key={filter.code} type="hidden" name="filtro" value={writeFilter(filter)} />
    ));
}
