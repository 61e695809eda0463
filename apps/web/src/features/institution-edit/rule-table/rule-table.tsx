import type { ReactNode } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { InheritedRow } from './inherited-row.tsx';
import { ruleColumns } from './rule-columns.ts';
import type { RuleNames } from './rule-name.ts';
import styles from './rule-table.module.css';
import { keyOf } from './scopes.ts';
import type { InheritedRule } from './shown-rules.ts';
import { Row, RowGroup, RowHeader, Table } from './table-parts.tsx';
import { TableHead } from './table-head.tsx';

interface RuleTableProps {
  readonly rows: readonly ReactNode[];
  readonly inherited: readonly InheritedRule[];
  readonly names: RuleNames;
  readonly onOwn: (inherited: InheritedRule) => void;
}

/** Editable rules as rows; for a chosen library or category, the rules it inherits follow. */
export function RuleTable({ rows, inherited, names, onOwn }: RuleTableProps) {
  const { t } = useTranslation();
  if (rows.length === 0 && inherited.length === 0) return null;
  return (
    <div className={styles.container}>
      <Table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('circulationEdit.table.caption')}</VisuallyHidden>
        </caption>
        <TableHead />
        {rows.length > 0 && <RowGroup>{rows}</RowGroup>}
        {inherited.length > 0 && (
          <RowGroup>
            <Row className={styles.under}>
              <RowHeader scope="rowgroup" colSpan={ruleColumns.length}>
                {t('circulationEdit.table.inherited')}
              </RowHeader>
            </Row>
            {inherited.map((one) => (
              <InheritedRow
                key={keyOf(one.scope)}
                inherited={one}
                names={names}
                onOwn={() => onOwn(one)}
              />
            ))}
          </RowGroup>
        )}
      </Table>
    </div>
  );
}
