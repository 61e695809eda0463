import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** Link that leads the keyboard past a part with many stops, such as the header (WCAG 2.4.1). */
export function SkipLink(props: { target: string; children: ReactNode }) {
  return (
    <a className={styles.skip} href={`#${props.target}`}>
      {props.children}
    </a>
  );
}
