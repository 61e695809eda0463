import type { ReportFormat } from '@estante/contract';
import { writeCsv } from '@estante/references';
import writeExcelFile from 'write-excel-file/node';
import { cellText } from '../exports/index.ts';
import type { Cell, Column, Report } from './report.ts';

/** The table as a file; numbers of a sheet can be reckoned with. */
export async function writeReport(report: Report, format: ReportFormat): Promise<Buffer> {
  const lines = [
    ...report.lines.map(({ cells }) => cells),
    ...(report.total ? [report.total] : []),
  ];
  const head = report.columns.map(({ title }) => title);
  switch (format) {
    case 'csv':
      return Buffer.from(
        writeCsv([
          head,
          ...lines.map((cells) => cells.map((cell, at) => csvCell(cell, report.columns[at]))),
        ]),
      );
    case 'xlsx': {
      const data = [
        head.map((value) => ({
          value: cellText(value),
          type: String,
          fontWeight: 'bold' as const,
        })),
        ...lines.map((cells) => cells.map((cell, at) => sheetCell(cell, report.columns[at]))),
      ];
      return writeExcelFile(data, { sheet: 'Estante', stickyRowsCount: 1 }).toBuffer();
    }
  }
}

const isMoney = (column: Column | undefined) => column?.type === 'dinheiro';

function csvCell(cell: Cell, column: Column | undefined): string {
  return typeof cell === 'number' && isMoney(column) ? (cell / 100).toFixed(2) : String(cell);
}

function sheetCell(cell: Cell, column: Column | undefined) {
  if (typeof cell === 'string') return { value: cellText(cell), type: String };
  return isMoney(column)
    ? { value: cell / 100, type: Number, format: '#,##0.00' }
    : { value: cell, type: Number };
}
