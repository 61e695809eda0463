import { useRef, type PointerEvent } from 'react';
import { classes } from '../../ui/classes.ts';
import type { BarRange, YearBar } from './year-bars.ts';
import styles from './years.module.css';

interface YearBrushProps {
  readonly bars: readonly YearBar[];
  readonly range: BarRange;
  readonly onBrush: (range: BarRange | null) => void;
  readonly onChoose: (range: BarRange) => void;
}

/**
 * Bars of the histogram. Dragging over them chooses; keyboard users have the handles, screen reader users the
 * table.
 */
export function YearBrush({ bars, range, onBrush, onChoose }: YearBrushProps) {
  const anchor = useRef<number | null>(null);
  const tallest = Math.max(...bars.map(({ total }) => total), 1);
  const barAt = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * bars.length);
    return Math.min(Math.max(at, 0), bars.length - 1);
  };
  const brushed = (event: PointerEvent<SVGSVGElement>, from: number): BarRange => {
    const at = barAt(event);
    return { first: Math.min(from, at), last: Math.max(from, at) };
  };
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${bars.length} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        anchor.current = barAt(event);
        onBrush(brushed(event, anchor.current));
      }}
      onPointerMove={(event) => {
        if (anchor.current !== null) onBrush(brushed(event, anchor.current));
      }}
      onPointerUp={(event) => {
        if (anchor.current !== null) onChoose(brushed(event, anchor.current));
        anchor.current = null;
      }}
      // The browser took the gesture for a scroll.
      onPointerCancel={() => {
        anchor.current = null;
        onBrush(null);
      }}
    >
      {bars.map(({ from, total }, at) => {
        const height = total === 0 ? 0 : Math.max((total / tallest) * 100, 3);
        const isIn = at >= range.first && at <= range.last;
        return (
          <rect
            key={from}
            className={classes(styles.bar, isIn && styles.in)}
            x={at + 0.08}
            width={0.84}
            y={100 - height}
            height={height}
          />
        );
      })}
    </svg>
  );
}
