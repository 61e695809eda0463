import styles from './availability-bar.module.css';

export interface AvailabilityBarProps {
  free: number;
  total: number;
  /** Words for what the bar shows, always beside it: the bar alone says nothing to many. */
  children: string;
}

/** Up to this many, each is a block of its own that can be counted. */
const countable = 12;

/** n of m as a small picture. */
export function AvailabilityBar({ free, total, children }: AvailabilityBarProps) {
  const blocks = Math.min(total, countable);
  const filled = total > 0 ? Math.ceil((free / total) * blocks) : 0;
  return (
    <span className={styles.line}>
      <span className={styles.blocks} aria-hidden="true">
        {Array.from({ length: blocks }, (_, at) =>
          // Short names of elements: there are some for each title of a page.
          at < filled ? <b key={at} /> : <i key={at} />,
        )}
      </span>
      {children}
    </span>
  );
}
