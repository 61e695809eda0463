import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from '../drawings/icon.tsx';

export interface DisclosureProps {
  title: ReactNode;
  /** Set at the end of the title line: how many are chosen inside. */
  note?: ReactNode;
  isOpenAtFirst?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The browser's own details: opens without JavaScript and is found by its in-page search. */
export function Disclosure({ title, note, isOpenAtFirst, onToggle, children }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      open={isOpenAtFirst}
      // A field that is not as it should be is shown, or nobody could be taken to it.
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
