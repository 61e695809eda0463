import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import styles from './rule-table.module.css';
import { Cell } from './table-parts.tsx';

interface FieldCellProps {
  readonly isPair?: boolean;
  readonly children: ReactNode;
}

/** Cell of a row that holds one field, or a pair of them. */
export function FieldCell({ isPair, children }: FieldCellProps) {
  return (
    <Cell className={classes(styles.control, isPair && styles.pair)}>
      <div>{children}</div>
    </Cell>
  );
}
