import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { YearSpan } from '../../app/year-span.ts';
import { barsOfSpan, spanOfBars, type BarRange, type YearBar } from './year-bars.ts';
import { YearBrush } from './year-brush.tsx';
import { YearHandles } from './year-handles.tsx';
import { YearTable } from './year-table.tsx';
import styles from './years.module.css';

interface YearHistogramProps {
  readonly bars: readonly YearBar[];
  readonly span: YearSpan | null;
  readonly caption: string;
  readonly onChange: (span: YearSpan) => void;
}

/** How long a handle must rest before the results follow it, in milliseconds. */
const rest = 400;

/** Titles over the years: brushed with the pointer, or by two handles; a table for screen readers. */
export function YearHistogram({ bars, span, caption, onChange }: YearHistogramProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<BarRange | null>(null);
  const range = draft ?? barsOfSpan(bars, span);
  const commit = (chosen: BarRange) => {
    setDraft(null);
    onChange(spanOfBars(bars, chosen));
  };
  useRest(draft, commit);
  const count = bars.slice(range.first, range.last + 1).reduce((sum, bar) => sum + bar.total, 0);
  const years = `${bars[range.first]?.from}–${bars[range.last]?.to}`;
  return (
    <div className={styles.histogram}>
      <YearBrush {...{ bars, range }} onBrush={setDraft} onChoose={commit} />
      <YearHandles {...{ bars, range }} onMove={setDraft} />
      <p className={styles.sum}>
        <strong>{years}</strong> {t('results.count', { count })}
      </p>
      <YearTable bars={bars} caption={caption} />
    </div>
  );
}

/** Chooses what a handle was moved to once it has come to rest. */
function useRest(draft: BarRange | null, commit: (range: BarRange) => void): void {
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => commit(draft), rest);
    return () => clearTimeout(timer);
  });
}
