import { decodeSheet, readCsv } from './read-csv.ts';

/** Fault of a line, and the column it is in; the column is '' for the line as a whole. */
export interface Fault<Reason extends string> {
  readonly line: number;
  readonly column: string;
  readonly reason: Reason;
  /** Text that stands there and cannot be. */
  readonly value?: string;
}

export interface SheetRow<Column extends string> {
  readonly line: number;
  /** Text of a cell without blanks around; '' where the column is not there. */
  readonly cell: (column: Column) => string;
}

type FileFault = Fault<'coluna-falta' | 'vazio' | 'aspas'>;

export type Sheet<Column extends string> =
  | {
      readonly kind: 'rows';
      readonly rows: readonly SheetRow<Column>[];
      /** Rows that are not among them. */
      readonly faults: readonly Fault<'celulas-demais'>[];
    }
  | { readonly kind: 'faults'; readonly faults: readonly FileFault[] };

interface Layout<Column extends string> {
  /** Names under which each column is known, folded. */
  readonly columns: Readonly<Record<Column, readonly string[]>>;
  readonly required: readonly NoInfer<Column>[];
}

/** Reads a file whose first line names its columns, in any order; others are left alone. */
export function readSheet<Column extends string>(
  bytes: Uint8Array,
  { columns, required }: Layout<Column>,
): Sheet<Column> {
  const csv = readCsv(decodeSheet(bytes));
  if (csv.kind === 'quotes') return unreadable({ line: csv.line, column: '', reason: 'aspas' });
  const [head, ...rows] = csv.rows;
  if (!head) return unreadable({ line: 1, column: '', reason: 'vazio' });
  const names = head.cells.map(fold);
  const places = new Map(
    (Object.keys(columns) as Column[]).map((column) => [
      column,
      names.findIndex((name) => columns[column].includes(name)),
    ]),
  );
  const missing = required.filter((column) => places.get(column) === -1);
  if (missing.length > 0) {
    const { line } = head;
    return unreadable(
      ...missing.map((column) => ({ line, column, reason: 'coluna-falta' }) as const),
    );
  }
  return {
    kind: 'rows',
    rows: rows
      .filter(({ isTooLong }) => !isTooLong)
      .map(({ line, cells }) => ({
        line,
        cell: (column) => cells[places.get(column) ?? -1]?.trim() ?? '',
      })),
    faults: rows
      .filter(({ isTooLong }) => isTooLong)
      .map(({ line }) => ({ line, column: '', reason: 'celulas-demais' })),
  };
}

function unreadable(...faults: FileFault[]) {
  return { kind: 'faults', faults } as const;
}

/** Folds the name of a column: 'E-mails ' and 'emails' are one name. */
export function fold(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** A day as '2026-12-31' or '31/12/2026'; null for any other text. */
export function readSheetDay(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = day ? `${year}-${month?.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const read = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== iso ? null : iso;
}
