import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for screen readers alone. */
export function VisuallyHidden(props: { children: ReactNode; id?: string }) {
  return (
    <span id={props.id} className={styles.hidden}>
      {props.children}
    </span>
  );
}
