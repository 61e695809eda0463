import type { SuggestionState } from '@estante/contract/plain';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../languages/use-translation.ts';
import { oneOf } from '../../../browser/one-of.ts';
import { DaysForm } from '../../../features/days/days-form.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import styles from './acquisition.module.css';
import { choiceHref, type ListChoice } from './list-choice.ts';

interface ListFiltersProps<State extends SuggestionState> {
  readonly path: string;
  readonly states: readonly State[];
  /** Number of entries in a state, where that is known. */
  readonly totalOf?: (state: State) => number;
  readonly choice: ListChoice<State>;
  readonly daysLabel: string;
}

/** Filters for one state or any, and for two days. */
export function ListFilters<State extends SuggestionState>(props: ListFiltersProps<State>) {
  const { path, states, totalOf = () => 0, choice, daysLabel } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const options = states.map((state) => {
    const wide: SuggestionState = state;
    const total = totalOf(state);
    const label = t(`suggestion.states.${wide}`);
    return { value: state, label: total > 0 ? `${label} (${total})` : label };
  });
  const choose = (value: string) => {
    const href = choiceHref(path, { ...choice, state: oneOf(states, value), page: 1 });
    void navigate(href, { preventScrollReset: true });
  };
  return (
    <div className={styles.filters}>
      <Select
        label={t('acquisition.state')}
        value={choice.state ?? ''}
        options={[{ value: '', label: t('acquisition.anyState') }, ...options]}
        onChange={({ target }) => choose(target.value)}
      />
      <DaysForm
        path={path}
        days={choice.days}
        label={daysLabel}
        also={choice.state === null ? {} : { situacao: choice.state }}
      />
    </div>
  );
}
