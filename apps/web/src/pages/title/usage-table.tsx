import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { BarChart } from '../../ui/data/bar-chart.tsx';
import { Table, type TableColumn } from '../../ui/data/table.tsx';
import styles from './use-table.module.css';

/** Part of a title's usage in one year or month. */
export interface UseRow {
  readonly key: string;
  /** Name in the table; the short one stands under its bar. */
  readonly name: ReactNode;
  readonly short: string;
  readonly accesses: number;
  /** Number of loans; null while none are known. */
  readonly loans: number | null;
}

interface UseTableProps {
  readonly caption: string;
  /** Header of the rows: year, month. */
  readonly of: string;
  /** Rows in the order of time. */
  readonly rows: readonly UseRow[];
}

/** Accesses, and loans if they are known, as a table, with a chart if there is something to see. */
export function UseTable({ caption, of, rows }: UseTableProps) {
  const { t } = useTranslation();
  const knowsLoans = rows.some(({ loans }) => loans !== null);
  const columns: TableColumn<UseRow>[] = [
    { key: 'name', label: of, cell: ({ name }) => name, isRowHeader: true },
    {
      key: 'accesses',
      label: t('titleUsage.accesses'),
      cell: ({ accesses }) => accesses,
      isNumeric: true,
    },
    ...(knowsLoans
      ? [
          {
            key: 'loans',
            label: t('titleUsage.loans'),
            cell: ({ loans }: UseRow) => loans,
            isNumeric: true,
          },
        ]
      : []),
  ];
  return (
    <section className={styles.use}>
      <h2>{caption}</h2>
      {rows.some(({ accesses }) => accesses > 0) && (
        <>
          <h3 className={styles.measure}>{t('titleUsage.accesses')}</h3>
          <BarChart bars={rows.map(({ short, accesses }) => ({ label: short, value: accesses }))} />
        </>
      )}
      {rows.some(({ loans }) => loans !== null && loans > 0) && (
        <>
          <h3 className={styles.measure}>{t('titleUsage.loans')}</h3>
          <BarChart bars={rows.map(({ short, loans }) => ({ label: short, value: loans ?? 0 }))} />
        </>
      )}
      <Table
        caption={caption}
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </section>
  );
}
