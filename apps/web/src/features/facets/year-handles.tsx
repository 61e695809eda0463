import { useTranslation } from '../../languages/use-translation.ts';
import type { BarRange, YearBar } from './year-bars.ts';
import styles from './years.module.css';

interface YearHandlesProps {
  readonly bars: readonly YearBar[];
  readonly range: BarRange;
  readonly onMove: (range: BarRange) => void;
}

/**
 * Two sliders on one line. They stand at the edges of the bars, of which there is one more than bars: the
 * first before its bar, the last after its own, so that they never meet.
 */
export function YearHandles({ bars, range, onMove }: YearHandlesProps) {
  const { t } = useTranslation();
  const edges = bars.length;
  const [start, end] = [range.first, range.last + 1];
  const percent = (edge: number) => `${(edge / edges) * 100}%`;
  const shared = { min: 0, max: edges, step: 1, className: styles.handle } as const;
  return (
    <div className={styles.handles}>
      <span className={styles.line}>
        <span
          style={{ insetInlineStart: percent(start), inlineSize: percent(end - start) }}
          className={styles.chosen}
        />
      </span>
      <input
        {...shared}
        type="range"
        aria-label={t('years.first')}
        aria-valuetext={String(bars[range.first]?.from)}
        value={start}
        // The first slider must be on top if both are at the right end, so that it can be drawn back.
        style={{ zIndex: start > edges / 2 ? 1 : 0 }}
        onChange={({ target }) => onMove({ ...range, first: Math.min(+target.value, end - 1) })}
      />
      <input
        {...shared}
        type="range"
        aria-label={t('years.last')}
        aria-valuetext={String(bars[range.last]?.to)}
        value={end}
        onChange={({ target }) =>
          onMove({ ...range, last: Math.max(+target.value, start + 1) - 1 })
        }
      />
    </div>
  );
}
