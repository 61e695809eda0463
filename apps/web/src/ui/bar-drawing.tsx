import styles from './bar-drawing.module.css';

interface DrawnBar {
  readonly label: string;
  readonly value: number;
  /** The value as it is read. */
  readonly words: string;
}

interface BarDrawingProps {
  /** What is drawn, and where its numbers stand. */
  readonly label: string;
  readonly bars: readonly DrawnBar[];
}

/** Of the drawing's own measure, in which the browser fits it to the page and to paper. */
const width = 640;
const rowHeight = 26;
const labelWidth = 190;
const valueWidth = 80;
const longestLabel = 28;

/**
 * Bars beside their names, drawn: a drawing is printed where grounds are not. Its table stands with it
 * and is what is read out; to a screen reader this is one picture with a name.
 */
export function BarDrawing({ label, bars }: BarDrawingProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const room = width - labelWidth - valueWidth;
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
      role="img"
      aria-label={label}
      className={styles.drawing}
      viewBox={`0 0 ${width} ${Math.max(1, bars.length) * rowHeight}`}
    >
      {bars.map(({ label: name, value, words }, at) => {
        const length = Math.max((room * value) / most, 1);
        const base = at * rowHeight + 17;
        return (
          <g key={`${at} ${name}`}>
            <text x={labelWidth - 8} y={base} textAnchor="end" className={styles.words}>
              {shortened(name)}
            </text>
            <rect
              x={labelWidth}
              y={at * rowHeight + 4}
              width={length}
              height={rowHeight - 8}
              className={styles.bar}
            />
            <text x={labelWidth + length + 6} y={base} className={styles.words}>
              {words}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function shortened(name: string): string {
  const letters = Array.from(name);
  return letters.length > longestLabel ? `${letters.slice(0, longestLabel - 1).join('')}…` : name;
}
