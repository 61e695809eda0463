import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the header to the main part (WCAG 2.4.1). */
export function SkipLink(props: { target: string; children: ReactNode }) {
  return (
    <a className={styles.skip} href={`#${props.target}`}>
      {props.children}
    </a>
  );
}
