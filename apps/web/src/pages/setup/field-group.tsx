import type { ReactNode } from 'react';
import styles from './setup.module.css';

interface FieldGroupProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** Fields of one subject, under its name. */
export function FieldGroup({ title, hint, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </fieldset>
  );
}
