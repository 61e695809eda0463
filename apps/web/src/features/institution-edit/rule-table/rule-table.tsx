/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
    the roles stand because browsers drop a table's meaning where its rows
   are laid out as cards. */
import type { ReactNode } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { InheritedRow } from './inherited-row.tsx';
import { columnName, ruleColumns } from './rule-columns.ts';
import type { RuleNames } from './rule-name.ts';
import styles from './rule-table.module.css';
import { keyOf } from './scopes.ts';
import type { InheritedRule } from './shown-rules.ts';

interface RuleTableProps {
  readonly rows: readonly ReactNode[];
  readonly inherited: readonly InheritedRule[];
  readonly names: RuleNames;
  readonly onOwn: (inherited: InheritedRule) => void;
}

/** Rules as rows that are written in; below them, where one looks at a library or category, what it inherits. */
export function RuleTable({ rows, inherited, names, onOwn }: RuleTableProps) {
  const { t } = useTranslation();
  if (rows.length === 0 && inherited.length === 0) return null;
  return (
    <div className={styles.container}>
      <table role="table" className={styles.table}>
        <caption>
          <VisuallyHidden>{t('circulationEdit.table.caption')}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {ruleColumns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column === 'acts' ? (
                  <VisuallyHidden>{columnName(column, t)}</VisuallyHidden>
                ) : (
                  columnName(column, t)
                )}
              </th>
            ))}
          </tr>
        </thead>
        {rows.length > 0 && <tbody role="rowgroup">{rows}</tbody>}
        {inherited.length > 0 && (
          <tbody role="rowgroup">
            <tr role="row" className={styles.under}>
              <th role="rowheader" scope="rowgroup" colSpan={ruleColumns.length}>
                {t('circulationEdit.table.inherited')}
              </th>
            </tr>
            {inherited.map((one) => (
              <InheritedRow
                key={keyOf(one.scope)}
                inherited={one}
                names={names}
                onOwn={() => onOwn(one)}
              />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}
