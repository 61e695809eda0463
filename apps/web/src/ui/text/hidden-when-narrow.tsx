import type { ReactNode } from 'react';
import styles from './hidden-when-narrow.module.css';

/** Words that a narrow page, such as a phone's, leaves to screen readers. */
export function HiddenWhenNarrow({ children }: { readonly children: ReactNode }) {
  return <span className={styles.word}>{children}</span>;
}
