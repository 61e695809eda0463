import { ButtonLink } from '../controls/button.tsx';
import { classes } from '../classes.ts';
import { Link } from './link.tsx';
import styles from './pagination.module.css';
import { pageWindow } from './pagination-window.ts';

export interface PaginationProps {
  /** Name of the landmark. */
  label: string;
  current: number;
  total: number;
  hrefOf: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** Position in words, which page of how many, shown in place of the numbers on a phone. */
  position: string;
  /** Names a page's link to screen readers. */
  pageLabel: (page: number) => string;
}

export function Pagination(props: PaginationProps) {
  const { current, total, hrefOf } = props;
  if (total < 2) return null;
  return (
    <nav aria-label={props.label} className={styles.pagination}>
      {current > 1 && (
        <ButtonLink
          variant="quiet"
          icon="chevronLeft"
          rel="prev"
          // The last page comes before one past the end.
          href={hrefOf(Math.min(current - 1, total))}
        >
          {props.previousLabel}
        </ButtonLink>
      )}
      <span className={styles.position}>{props.position}</span>
      <PageNumbers {...props} />
      {current < total && (
        <ButtonLink
          variant="quiet"
          icon="chevronRight"
          rel="next"
          className={styles.next}
          href={hrefOf(current + 1)}
        >
          {props.nextLabel}
        </ButtonLink>
      )}
    </nav>
  );
}

function PageNumbers({ current, total, hrefOf, pageLabel }: PaginationProps) {
  return (
    <ol className={styles.numbers}>
      {pageWindow(current, total).map((slot, at) => (
        <li key={slot === 'gap' ? `gap-${at}` : slot}>
          {slot === 'gap' ? (
            <span className={styles.gap}>…</span>
          ) : (
            <Link
              href={hrefOf(slot)}
              variant="bare"
              className={classes(styles.number, slot === current && styles.current)}
              aria-label={pageLabel(slot)}
              aria-current={slot === current ? 'page' : undefined}
            >
              {slot}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
