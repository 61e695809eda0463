import type { Language, ReportFormat } from '@estante/contract';
import { moneyCell, numberCell, writeTable } from '../../platform/csv-table.ts';
import { cellText } from './write-spreadsheet.ts';

type Cell = string | number;

interface Column {
  readonly title: string;
  /** Money in centavos; a month as YYYY-MM, a day as YYYY-MM-DD. */
  readonly type: 'texto' | 'numero' | 'dinheiro' | 'mes' | 'dia' | 'titulo';
}

export interface Table {
  readonly columns: readonly Column[];
  readonly lines: readonly (readonly Cell[])[];
}

export const tableMediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Readonly<Record<ReportFormat, string>>;

/** The table as a file that a program of the language opens as such; numbers of a sheet can be reckoned with. */
export async function writeTableFile(
  { columns, lines }: Table,
  format: ReportFormat,
  language: Language,
): Promise<Buffer> {
  const head = columns.map(({ title }) => title);
  switch (format) {
    case 'csv': {
      const rows = lines.map((cells) =>
        cells.map((cell, at) => csvCell(cell, columns[at], language)),
      );
      return writeTable([head, ...rows], language);
    }
    case 'xlsx': {
      const { default: writeExcelFile } = await import('write-excel-file/node');
      const data = [
        head.map((value) => ({
          value: cellText(value),
          type: String,
          fontWeight: 'bold' as const,
        })),
        ...lines.map((cells) => cells.map((cell, at) => sheetCell(cell, columns[at], language))),
      ];
      return writeExcelFile(data, { sheet: 'Estante', stickyRowsCount: 1 }).toBuffer();
    }
  }
}

const isMoney = (column: Column | undefined) => column?.type === 'dinheiro';

function csvCell(cell: Cell, column: Column | undefined, language: Language): string {
  if (typeof cell === 'string') return cell;
  return isMoney(column) ? moneyCell(cell, language) : numberCell(cell, language);
}

const dayFormats: Readonly<Record<Language, string>> = {
  pt: 'dd/mm/yyyy',
  es: 'dd/mm/yyyy',
  en: 'yyyy-mm-dd',
};

function sheetCell(cell: Cell, column: Column | undefined, language: Language) {
  if (column?.type === 'dia' && /^\d{4}-\d\d-\d\d$/.test(String(cell))) {
    return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: dayFormats[language] };
  }
  if (typeof cell === 'string') return { value: cellText(cell), type: String };
  return isMoney(column)
    ? { value: cell / 100, type: Number, format: '#,##0.00' }
    : { value: cell, type: Number };
}
