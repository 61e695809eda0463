/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
    the roles stand because browsers drop a table's meaning where its rows
   are laid out as cards. */
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './table.module.css';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

export interface TableColumn<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Whether the column names the row: read with each of its cells, and the title of its card on a phone. */
  isRowHeader?: boolean;
  isNumeric?: boolean;
  /** Whether the column has buttons: its label is for screen readers alone. */
  isActions?: boolean;
}

export interface TableProps<Row> {
  caption: string;
  hideCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** Table whose rows become cards of labelled values if there is no room for columns. */
export function Table<Row>({ caption, hideCaption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <div className={styles.container}>
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>
          {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, label, isNumeric, isActions }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                className={isNumeric ? styles.numeric : undefined}
              >
                {isActions ? <VisuallyHidden>{label}</VisuallyHidden> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const { label, isRowHeader, isNumeric, isActions, cell } = column;
  if (isRowHeader) {
    return (
      <th role="rowheader" scope="row" className={styles.rowHeader}>
        {cell(row)}
      </th>
    );
  }
  const content = cell(row);
  const isBlank = content === '' || content === null || content === undefined;
  return (
    <td role="cell" className={classes(isNumeric && styles.numeric, isBlank && styles.blank)}>
      {!isActions && (
        <span className={styles.cellLabel} aria-hidden="true">
          {label}
        </span>
      )}
      <span>{content}</span>
    </td>
  );
}
