import styles from './bar-drawing.module.css';

interface DrawnBar {
  readonly label: string;
  readonly value: number;
  /** Value as it is read out. */
  readonly words: string;
}

interface BarDrawingProps {
  /** Name of the drawing, and the place of its numbers. */
  readonly label: string;
  readonly bars: readonly DrawnBar[];
}

/**
 * Bars beside their names, on a narrow page below them. They are drawn, as grounds are not printed. Its table
 * stands with it and is what is read out; to a screen reader this is one picture with a name.
 */
export function BarDrawing({ label, bars }: BarDrawingProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
    <div role="img" aria-label={label} className={styles.drawing}>
      {bars.map(({ label: name, value, words }, at) => (
        <div key={`${at} ${name}`} className={styles.row}>
          <span className={styles.label}>{name}</span>
          <svg className={styles.room} aria-hidden="true">
            <rect width={`${Math.max((100 * value) / most, 0.5)}%`} height="100%" />
          </svg>
          <span className={styles.words}>{words}</span>
        </div>
      ))}
    </div>
  );
}
