import type { ReactNode } from 'react';
import styles from './wide-word.module.css';

/** Words that a narrow page, such as a phone's, leaves to screen readers. */
export function WideWord({ children }: { readonly children: ReactNode }) {
  return <span className={styles.word}>{children}</span>;
}
