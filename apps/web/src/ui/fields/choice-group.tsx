import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './choice-group.module.css';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

export interface ChoiceGroupProps {
  label: string;
  /** Whether the label is for screen readers alone, as a heading beside it already shows it. */
  hideLabel?: boolean;
  isInline?: boolean;
  /** Whether the choices stand in as many columns as there is room for. */
  isGrid?: boolean;
  children: ReactNode;
}

/** Check boxes or radio buttons under one name. */
export function ChoiceGroup({ label, hideLabel, isInline, isGrid, children }: ChoiceGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={hideLabel ? undefined : styles.label}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={classes(styles.choices, isInline && styles.inline, isGrid && styles.grid)}>
        {children}
      </div>
    </fieldset>
  );
}
