import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  orderAndDisplay,
  readSearch,
  searchHref,
  tabPath,
  type SearchState,
} from '../../app/search-address.ts';
import { readAdvancedForm, writeTerm } from '../../app/search-terms.ts';
import { useSearchWords } from '../../app/use-search-words.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './advanced-form.module.css';
import { FormLimits } from './form-limits.tsx';
import { TermRows } from './term-rows.tsx';

interface AdvancedFormProps {
  readonly state: SearchState;
  /** Sent without a word or a limit. */
  readonly isBlank?: boolean;
}

/**
 * Rows of words in fields, and what limits them. A plain form: without JavaScript its rows are as
 * many as it is shown with, and the server makes the one address of what it sends.
 */
export function AdvancedForm({ state, isBlank = false }: AdvancedFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { isMissing, submit } = useSubmit(isBlank, () => setIsOpen(false));
  const words = useSearchWords()(state);
  return (
    <section aria-label={t('advanced.form')} className={styles.panel}>
      {state.isAsked && (
        <div className={styles.folded} data-print="no">
          {words && <p>{words}</p>}
          <Button
            icon="edit"
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('advanced.change')}
          </Button>
        </div>
      )}
      <form
        id={id}
        action={tabPath('avancada')}
        onSubmit={submit}
        className={classes(styles.form, state.isAsked && !isOpen && styles.closed)}
      >
        {orderAndDisplay(state).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TermRows
          key={state.terms.map(writeTerm).join('\n')}
          terms={state.terms}
          isMissing={isMissing}
        />
        <FormLimits state={state} />
        <div className={styles.acts}>
          <Button type="submit" look="primary" icon="search">
            {t('search.submit')}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Goes to the search that was filled in; of a form with nothing in it, says what is missing. */
function useSubmit(isBlank: boolean, onSent: () => void) {
  const navigate = useNavigate();
  const [isMissing, setIsMissing] = useState(isBlank);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const next = readSearch('avancada', readAdvancedForm(filledIn(form)));
    setIsMissing(!next.isAsked);
    if (!next.isAsked) {
      form.querySelector<HTMLInputElement>('input[name=texto]')?.focus();
      return;
    }
    onSent();
    void navigate(searchHref(next));
  };
  return { isMissing, submit };
}

function filledIn(form: HTMLFormElement): URLSearchParams {
  const values = [...new FormData(form)];
  return new URLSearchParams(
    values.flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
