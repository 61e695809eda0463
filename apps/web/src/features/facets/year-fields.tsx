import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { writeYearSpan, type YearSpan } from '../../parts/search/year-span.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './years.module.css';

interface YearFieldsProps {
  readonly span: YearSpan | null;
  readonly onChange: (span: YearSpan) => void;
}

/** Fields for the first and last year; an empty one is open. They follow a span chosen elsewhere. */
export function YearFields({ span, onChange }: YearFieldsProps) {
  const { t } = useTranslation();
  const code = span ? writeYearSpan(span) : '';
  const written = { code, from: String(span?.from ?? ''), to: String(span?.to ?? '') };
  const [draft, setDraft] = useState(written);
  if (draft.code !== code) setDraft(written);
  const apply = () => onChange({ from: yearOf(draft.from), to: yearOf(draft.to) });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  const field = (end: 'from' | 'to') => (
    <TextField
      label={t(`years.${end}`)}
      type="number"
      data-year
      inputMode="numeric"
      min={0}
      max={9999}
      value={draft[end]}
      onChange={({ target }) => setDraft({ ...draft, [end]: target.value })}
      onKeyDown={onKeyDown}
    />
  );
  return (
    <div className={styles.fields}>
      {field('from')}
      {field('to')}
      <Button size="small" onClick={apply} aria-label={t('years.applyLabel')}>
        {t('years.apply')}
      </Button>
    </div>
  );
}

function yearOf(text: string): number | null {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
}
