import styles from './bookshelf.module.css';

/** Width, height and cloth of each book of a shelf; a lower one leaves air above it. */
const books: readonly (readonly [number, number, number])[] = [
  [18, 92, 1], [11, 78, 5], [24, 98, 2], [14, 84, 3], [9, 70, 4], [20, 90, 7], [16, 96, 6],
  [12, 74, 8], [26, 88, 1], [10, 82, 3], [17, 94, 5], [13, 76, 2], [22, 86, 4], [15, 97, 7],
  [19, 80, 6], [11, 91, 3], [25, 73, 8], [14, 95, 1], [18, 85, 2], [10, 79, 5], [21, 93, 3],
]; // oxfmt-ignore

const shelfHeight = 112;
const width = books.reduce((sum, [wide]) => sum + wide + 1, 0);
const cloths = [1, 2, 3, 4, 5, 6, 7, 8];

export interface BookshelfProps {
  /** Number of shelves: a wall of them fills the side of a page, one stands over a question. */
  shelves?: number;
}

/** Books in the colours of drawn covers: a decorative picture. One path draws all books of a cloth. */
export function Bookshelf({ shelves = 9 }: BookshelfProps) {
  const standing = Array.from({ length: shelves }, (_, at) => booksOf(at)).flat();
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${shelves * shelfHeight}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {cloths.map((cloth) => {
        const some = standing.filter((book) => book.cloth === cloth);
        return (
          <g key={cloth}>
            <path
              d={some
                .map(({ x, y, wide, high }) => `M${x} ${y}h${wide}v${high}h-${wide}z`)
                .join('')}
              fill={`var(--cover-${cloth})`}
            />
            <path
              d={some.map(bandsOf).join('')}
              stroke={`var(--cover-ink-${cloth})`}
              opacity="0.55"
            />
          </g>
        );
      })}
      <path
        className={styles.board}
        d={Array.from({ length: shelves }, (_, at) => `M0 ${floorOf(at)}h${width}v5H0z`).join('')}
      />
    </svg>
  );
}

interface Book {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly cloth: number;
}

const floorOf = (at: number) => (at + 1) * shelfHeight - 5;

/** Lists the books of a shelf; each shelf begins with other books, so that no column repeats. */
function booksOf(at: number): Book[] {
  const first = (at * 8) % books.length;
  const row = [...books.slice(first), ...books.slice(0, first)];
  return row.map(([wide, high, cloth], index) => ({
    x: row.slice(0, index).reduce((sum, [before]) => sum + before + 1, 0),
    y: floorOf(at) - high,
    wide,
    high,
    cloth,
  }));
}

const bandsOf = ({ x, y, wide, high }: Book) =>
  [0.14, 0.2, 0.84].map((part) => `M${x} ${Math.round(y + high * part)}h${wide}`).join('');
