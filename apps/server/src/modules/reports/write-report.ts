import type { Language, ReportFormat } from '@estante/contract';
import writeExcelFile from 'write-excel-file/node';
import { moneyCell, writeTable } from '../../platform/csv-table.ts';
import { cellText } from '../exports/index.ts';
import type { Cell, Column, Report } from './report.ts';

/** The table as a file that a program of the language opens as such; numbers of a sheet can be reckoned with. */
export async function writeReport(
  report: Report,
  format: ReportFormat,
  language: Language,
): Promise<Buffer> {
  const lines = [
    ...report.lines.map(({ cells }) => cells),
    ...(report.total ? [report.total] : []),
  ];
  const head = report.columns.map(({ title }) => title);
  switch (format) {
    case 'csv': {
      const rows = lines.map((cells) =>
        cells.map((cell, at) => csvCell(cell, report.columns[at], language)),
      );
      return writeTable([head, ...rows], language);
    }
    case 'xlsx': {
      const data = [
        head.map((value) => ({
          value: cellText(value),
          type: String,
          fontWeight: 'bold' as const,
        })),
        ...lines.map((cells) =>
          cells.map((cell, at) => sheetCell(cell, report.columns[at], language)),
        ),
      ];
      return writeExcelFile(data, { sheet: 'Estante', stickyRowsCount: 1 }).toBuffer();
    }
  }
}

const isMoney = (column: Column | undefined) => column?.type === 'dinheiro';

function csvCell(cell: Cell, column: Column | undefined, language: Language): string {
  if (typeof cell === 'string' || !isMoney(column)) return String(cell);
  return moneyCell(cell, language);
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
