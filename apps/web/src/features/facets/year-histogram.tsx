import { useEffect, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { YearSpan } from '../../parts/search/year-span.ts';
import {
  barsOfSpan,
  spanOfBars,
  titlesWithin,
  type BarRange,
  type YearBar,
  type YearCount,
} from './year-bars.ts';
import { YearBrush } from './year-brush.tsx';
import { YearHandles } from './year-handles.tsx';
import { YearTable } from './year-table.tsx';
import styles from './years.module.css';

interface YearHistogramProps {
  readonly bars: readonly YearBar[];
  /** Titles of each year, from which the bars are made. */
  readonly counts: readonly YearCount[];
  readonly span: YearSpan | null;
  readonly caption: string;
  readonly onChange: (span: YearSpan) => void;
}

/** Milliseconds for which a handle must rest before the results follow it. */
const handleRestMs = 400;

/**
 * Histogram of titles over the years: brushed with the pointer, or by two handles; a table for screen
 * readers.
 */
export function YearHistogram({ bars, counts, span, caption, onChange }: YearHistogramProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<BarRange | null>(null);
  const range = draft ?? barsOfSpan(bars, span);
  const commit = (chosen: BarRange) => {
    setDraft(null);
    onChange(spanOfBars(bars, chosen));
  };
  useRest(draft, commit);
  // A written span may begin or end within a bar.
  const written = draft ? null : span;
  const from = written?.from ?? bars[range.first]?.from ?? 0;
  const to = written?.to ?? bars[range.last]?.to ?? 0;
  const count = titlesWithin(counts, from, to);
  return (
    <div className={styles.histogram}>
      <YearBrush {...{ bars, range }} onBrush={setDraft} onChoose={commit} />
      <YearHandles {...{ bars, range }} onMove={setDraft} />
      <p className={styles.sum}>
        <strong>{`${from}–${to}`}</strong> {t('results.count', { count })}
      </p>
      <YearTable bars={bars} caption={caption} />
    </div>
  );
}

/** Commits the position of a handle once it has come to rest. */
function useRest(draft: BarRange | null, commit: (range: BarRange) => void): void {
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => commit(draft), handleRestMs);
    return () => clearTimeout(timer);
  });
}
