import { BarChart } from '../../../ui/data/bar-chart.tsx';
import { Table } from '../../../ui/data/table.tsx';
import styles from './acquisition.module.css';

interface CountRow {
  readonly key: string;
  /** Name in the table; `short` stands under its bar. */
  readonly name: string;
  readonly short: string;
  /** Counts, one for each measure. */
  readonly counts: readonly number[];
}

interface CountTableProps {
  readonly caption: string;
  /** Header of the rows: month, state, library. */
  readonly of: string;
  readonly measures: readonly string[];
  readonly rows: readonly CountRow[];
}

/** Counts as a table, with a bar chart of the first measure above it. */
export function CountTable({ caption, of, measures, rows }: CountTableProps) {
  // Long labels would stand letter under letter on a phone: the table suffices there.
  const hasLongNames = rows.some(({ short }) => short.length > 5);
  return (
    <section className={styles.counts}>
      <h2 className={styles.heading}>{caption}</h2>
      <div className={hasLongNames ? styles.wideAlone : undefined}>
        <BarChart
          bars={rows.map(({ short, counts }) => ({ label: short, value: counts[0] ?? 0 }))}
        />
      </div>
      <Table
        caption={caption}
        hideCaption
        columns={[
          { key: 'name', label: of, isRowHeader: true, cell: ({ name }) => name },
          ...measures.map((measure, at) => ({
            key: measure,
            label: measure,
            isNumeric: true,
            cell: ({ counts }: CountRow) => counts[at] ?? 0,
          })),
        ]}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </section>
  );
}
