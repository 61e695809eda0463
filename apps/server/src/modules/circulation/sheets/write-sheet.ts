import type { Language } from '@estante/contract';
import { defuseFormula, writeCsv } from '@estante/references';

/**
 * A CSV file (RFC 4180, by semicolons) as spreadsheets and `readSheet` take it: UTF-8 with its mark. A cell
 * that a spreadsheet would read as a formula begins with an apostrophe, which `plainCell` takes off again.
 */
export function writeSheet(name: string, rows: readonly (readonly string[])[]) {
  return {
    nome: `${name}.csv`,
    tipo_conteudo: 'text/csv; charset=utf-8',
    conteudo: Buffer.from(bySemicolons(rows, written)).toString('base64'),
  };
}

/** A table to be read: where a comma stands in numbers, spreadsheets divide lines by semicolons. */
export function writeTable(rows: readonly (readonly string[])[], language: Language): Buffer {
  if (language === 'en') return Buffer.from(writeCsv(rows));
  return Buffer.from(bySemicolons(rows, (cell) => quoted(defuseFormula(cell))));
}

function bySemicolons(
  rows: readonly (readonly string[])[],
  write: (cell: string) => string,
): string {
  return `\uFEFF${rows.map((row) => `${row.map(write).join(';')}\r\n`).join('')}`;
}

/** A sum of money as a cell of such a table: with the comma of numbers where the language has one. */
export function moneyCell(centavos: number, language: Language): string {
  const sum = (centavos / 100).toFixed(2);
  return language === 'en' ? sum : sum.replace('.', ',');
}

/** What a cell of a file of `writeSheet` says. */
export const plainCell = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');

function written(cell: string): string {
  const isNumber = /^-?\d+(?:[.,]\d+)?$/.test(cell);
  return quoted(/^[=+\-@]/.test(cell) && !isNumber ? `'${cell}` : cell);
}

function quoted(text: string): string {
  return /[";,\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
