import type { ReactNode } from 'react';
import styles from './flow.module.css';

export interface FlowProps {
  children: ReactNode;
  /** Steps of the space scale in tokens.css. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

const gapOf = (gap: number) => ({ gap: `var(--space-${gap})` });

/** Children one under the other. */
export function Stack({ children, gap = 4 }: FlowProps) {
  return (
    <div className={styles.stack} style={gapOf(gap)}>
      {children}
    </div>
  );
}

/** Children side by side as far as they fit, then on the next line. */
export function Cluster({ children, gap = 2 }: FlowProps) {
  return (
    <div className={styles.cluster} style={gapOf(gap)}>
      {children}
    </div>
  );
}

/**
 * Children in as many equal columns as fit, none narrower than `least` (a CSS length) while there is room.
 */
export function Grid({ children, gap = 5, least = '16rem' }: FlowProps & { least?: string }) {
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`;
  return (
    <div className={styles.grid} style={{ ...gapOf(gap), gridTemplateColumns }}>
      {children}
    </div>
  );
}
