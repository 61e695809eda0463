import type { ReactNode } from 'react';
import styles from './spinner.module.css';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

/** Waiting indicator of unknown duration. A mark given as child stands still in the turning ring. */
export function Spinner(props: { label: string; children?: ReactNode }) {
  return (
    <output className={styles.spinner}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="22" />
        <circle cx="24" cy="24" r="22" pathLength="100" />
      </svg>
      {props.children && <span className={styles.mark}>{props.children}</span>}
      <VisuallyHidden>{props.label}</VisuallyHidden>
    </output>
  );
}
