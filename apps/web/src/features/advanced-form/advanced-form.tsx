import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import {
  viewOf,
  readSearch,
  searchHref,
  tabPath,
  type SearchState,
} from '../../parts/search/search-address.ts';
import { readAdvancedForm, writeTerm } from '../../parts/search/search-terms.ts';
import { useSearchWords } from '../../parts/search/use-search-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { formParameters } from '../../ui/fields/form-parameters.ts';
import { FoldingForm } from '../../ui/layouts/folding-form.tsx';
import styles from './advanced-form.module.css';
import { FormLimits } from './form-limits.tsx';
import { TermRows } from './term-rows.tsx';

interface AdvancedFormProps {
  readonly state: SearchState;
  /** Whether the form was sent without a word or a limit. */
  readonly isBlank?: boolean;
}

/**
 * Form of rows of words in fields, and their limits. It works as a plain form: without JavaScript it has as
 * many rows as are shown, and the server turns what it sends into the canonical address.
 */
export function AdvancedForm({ state, isBlank = false }: AdvancedFormProps) {
  const { t } = useTranslation();
  const { isMissing, submit } = useSubmit(isBlank);
  const words = useSearchWords()(state);
  return (
    <FoldingForm
      label={t('advanced.form')}
      action={tabPath('avancada')}
      hiddenValues={viewOf(state)}
      isFoldable={state.isAsked}
      summary={words}
      openLabel={t('advanced.change')}
      onSubmit={submit}
    >
      <TermRows
        key={state.terms.map(writeTerm).join('\n')}
        terms={state.terms}
        isMissing={isMissing}
      />
      <FormLimits state={state} />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" icon="search">
          {t('search.submit')}
        </Button>
      </div>
    </FoldingForm>
  );
}

/** Goes to the search that was filled in; for a blank form, says what is missing. */
function useSubmit(isBlank: boolean) {
  const navigate = useNavigate();
  const [isMissing, setIsMissing] = useState(isBlank);
  const submit = (form: HTMLFormElement) => {
    const next = readSearch('avancada', readAdvancedForm(formParameters(form)));
    setIsMissing(!next.isAsked);
    if (next.isAsked) void navigate(searchHref(next));
    else form.querySelector<HTMLInputElement>('input[name=texto]')?.focus();
    return next.isAsked;
  };
  return { isMissing, submit };
}
