import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from '../drawings/icon.tsx';

export interface DisclosureProps {
  title: ReactNode;
  /** Note at the end of the title line: the number chosen inside. */
  note?: ReactNode;
  isOpenAtFirst?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Disclosure by the browser's own details: opens without JavaScript and is found by its in-page search. */
export function Disclosure({ title, note, isOpenAtFirst, onToggle, children }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      open={isOpenAtFirst}
      // A field at fault is unfolded, so that the keyboard can be led to it.
      onInvalidCapture={(event) => {
        event.currentTarget.open = true;
      }}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.title}>
        <span>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
        <Icon name="chevronDown" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
