import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** Leads the keyboard past what has many stops, as the header, to what comes after (WCAG 2.4.1). */
export function SkipLink(props: { target: string; children: ReactNode }) {
  return (
    <a className={styles.skip} href={`#${props.target}`}>
      {props.children}
    </a>
  );
}
