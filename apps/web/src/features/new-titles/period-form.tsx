import { periodCodes, type PeriodCode } from '@estante/contract/plain';
import { formatNumber } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import type { ApiFailure, Output } from '../../api/api.ts';
import { DayField } from '../../parts/search/day-field.tsx';
import type { MaterialFields } from '../../parts/search/material-fields.ts';
import {
  viewOf,
  readSearch,
  searchHref,
  tabPath,
  writeFilter,
  type SearchState,
} from '../../parts/search/search-address.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { formParameters } from '../../ui/fields/form-parameters.ts';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './period-form.module.css';

interface PeriodFormProps {
  readonly state: SearchState;
  /** Refusal of the search, shown at the day it is about; null if there was none. */
  readonly failure: ApiFailure | null;
  /** Periods with their numbers of titles; null until they have been counted. */
  readonly periods: Output<'searchTitles'>['periodos'];
}

/** Choice of when the titles came: one of the last periods, with its number of titles, or two days. */
export function PeriodForm({ state, failure, periods }: PeriodFormProps) {
  const { t } = useTranslation();
  const { periodo, inclusao_ini, inclusao_fim } = state.fields;
  const hasDays = inclusao_ini !== undefined || inclusao_fim !== undefined;
  const within = (fields: MaterialFields) => searchHref({ ...state, fields, page: 1 });
  const totalOf = (code: PeriodCode) =>
    periods?.contagem.find(({ codigo }) => codigo === code)?.total;
  return (
    <section className={styles.period} aria-label={t('periods.label')} data-print="no">
      <ul className={styles.choices}>
        <Choice
          name={t('periods.any')}
          total={periods?.total}
          href={within({})}
          isChosen={!hasDays && periodo === undefined}
        />
        {periodCodes.map((code) => (
          <Choice
            key={code}
            name={t(`periods.of.${code}`)}
            total={totalOf(code)}
            href={within({ periodo: code })}
            isChosen={!hasDays && periodo === code}
          />
        ))}
      </ul>
      <Disclosure key={String(hasDays)} title={t('periods.other')} isOpenAtFirst={hasDays}>
        <Days key={within(state.fields)} state={state} failure={failure} />
      </Disclosure>
    </section>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly total: number | undefined;
  readonly href: string;
  readonly isChosen: boolean;
}

function Choice({ name, total, href, isChosen }: ChoiceProps) {
  const { i18n } = useTranslation();
  return (
    <li>
      <Link
        href={href}
        variant="none"
        className={styles.choice}
        {...(isChosen && { 'aria-current': 'true' })}
      >
        {`${name} `}
        {total !== undefined && (
          <span className={styles.total}>{formatNumber(total, i18n.language)}</span>
        )}
      </Link>
    </li>
  );
}

/** Plain form for two days, whose values are in the address; the rest of the search is kept. */
function Days({ state, failure }: Pick<PeriodFormProps, 'state' | 'failure'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <form
      className={styles.days}
      action={tabPath(state.tab)}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(searchHref(readSearch(state.tab, formParameters(event.currentTarget))));
      }}
    >
      {kept(state).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <DayField name="inclusao_ini" fields={state.fields} failure={failure} />
      <DayField name="inclusao_fim" fields={state.fields} failure={failure} />
      <Button type="submit">{t('periods.apply')}</Button>
    </form>
  );
}

function kept(state: SearchState): readonly (readonly [string, string])[] {
  return [
    ...(state.q === '' ? [] : [['q', state.q] as const]),
    ...(state.index === 'livre' ? [] : [['indice', state.index] as const]),
    ...state.filters.map((filter) => ['filtro', writeFilter(filter)] as const),
    ...viewOf(state),
  ];
}
