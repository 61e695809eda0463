import styles from './availability-bar.module.css';

export interface AvailabilityBarProps {
  free: number;
  total: number;
  /** Words for what the bar shows, always beside it: the bar alone is not enough for many readers. */
  children: string;
}

/** Largest total whose copies are drawn as blocks that can be counted. */
const countable = 12;

/** Small picture of n out of m. */
export function AvailabilityBar({ free, total, children }: AvailabilityBarProps) {
  const blocks = Math.min(total, countable);
  const filled = total > 0 ? Math.ceil((free / total) * blocks) : 0;
  return (
    <span className={styles.line}>
      <span className={styles.blocks} aria-hidden="true">
        {Array.from({ length: blocks }, (_, at) =>
          // Short element names save bytes: each title of a page has several.
          at < filled ? <b key={at} /> : <i key={at} />,
        )}
      </span>
      {children}
    </span>
  );
}
