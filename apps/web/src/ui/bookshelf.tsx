import styles from './bookshelf.module.css';

/** Width, height and cloth of each book of a shelf; a lower one leaves air above it. */
const books: readonly (readonly [number, number, number])[] = [
  [18, 92, 1], [11, 78, 5], [24, 98, 2], [14, 84, 3], [9, 70, 4], [20, 90, 7], [16, 96, 6],
  [12, 74, 8], [26, 88, 1], [10, 82, 3], [17, 94, 5], [13, 76, 2], [22, 86, 4], [15, 97, 7],
  [19, 80, 6], [11, 91, 3], [25, 73, 8], [14, 95, 1], [18, 85, 2], [10, 79, 5], [21, 93, 3],
]; // prettier-ignore

const shelfHeight = 112;
const shelves = 9;

/** A wall of books in the colours of drawn covers: a picture that says nothing. */
export function Bookshelf() {
  const width = books.reduce((sum, [wide]) => sum + wide + 1, 0);
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${shelves * shelfHeight}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {Array.from({ length: shelves }, (_, at) => (
        <Shelf key={at} at={at} width={width} />
      ))}
    </svg>
  );
}

function Shelf({ at, width }: { readonly at: number; readonly width: number }) {
  const floor = (at + 1) * shelfHeight - 5;
  // Each shelf begins with other books, so that no column repeats.
  const row = [...books.slice((at * 8) % books.length), ...books.slice(0, (at * 8) % books.length)];
  const starts = row.map((_, index) => row.slice(0, index).reduce((x, [wide]) => x + wide + 1, 0));
  return (
    <g>
      {row.map(([wide, high, cloth], index) => (
        <g key={starts[index]} transform={`translate(${starts[index]} ${floor - high})`}>
          <rect width={wide} height={high} fill={`var(--cover-${cloth})`} />
          <path
            d={`M0 ${high * 0.14}h${wide}M0 ${high * 0.2}h${wide}M0 ${high * 0.84}h${wide}`}
            stroke={`var(--cover-ink-${cloth})`}
            opacity="0.55"
          />
        </g>
      ))}
      <rect y={floor} width={width} height="5" className={styles.board} />
    </g>
  );
}
