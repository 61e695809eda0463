import { searchIndexes, termOperators } from '@estante/contract/plain';
import { useId } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { SearchTerm } from '../../parts/search/search-terms.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { SelectBox } from '../../ui/fields/select.tsx';
import { TextBox } from '../../ui/fields/text-field.tsx';
import styles from './advanced-form.module.css';

interface TermRowProps {
  readonly term: SearchTerm;
  /** Index of the row, from 0. */
  readonly at: number;
  readonly isMissing: boolean;
  /** Removes the row; null for the only row. */
  readonly onRemove: (() => void) | null;
}

/**
 * Row of the advanced form: how it joins the rows before, the index to search in, and the words to search
 * for.
 */
export function TermRow({ term, at, isMissing, onRemove }: TermRowProps) {
  const { t } = useTranslation();
  const errorId = useId();
  const number = at + 1;
  const isFirst = at === 0;
  return (
    <fieldset aria-label={t('advanced.row', { number })} className={styles.row}>
      <SelectBox
        // A row that becomes the first has other choices.
        key={String(isFirst)}
        name="operador"
        className={styles.operator}
        aria-label={t('advanced.operator', { number })}
        defaultValue={isFirst && term.operator === 'OU' ? 'E' : term.operator}
        options={termOperators
          .filter((operator) => !isFirst || operator !== 'OU')
          .map((value) => ({
            value,
            label:
              isFirst && value !== 'OU'
                ? t(`advanced.first.${value}`)
                : t(`advanced.operators.${value}`),
          }))}
      />
      <SelectBox
        name="campo"
        className={styles.field}
        aria-label={t('advanced.field', { number })}
        defaultValue={term.index}
        options={searchIndexes.map((index) => ({
          value: index,
          label: t(`search.indexes.${index}`),
        }))}
      />
      <div className={styles.words}>
        <TextBox
          name="texto"
          type="search"
          autoComplete="off"
          maxLength={2000}
          aria-label={t('advanced.words', { number })}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? errorId : undefined}
          defaultValue={term.text}
        />
        {isMissing && <FieldError id={errorId}>{t('search.required')}</FieldError>}
      </div>
      {onRemove && (
        <Button
          variant="quiet"
          icon="close"
          iconOnly
          className={styles.remove}
          onClick={onRemove}
          aria-label={t('advanced.remove', { number })}
        >
          {t('advanced.remove', { number })}
        </Button>
      )}
    </fieldset>
  );
}
