import type { Language } from '@estante/contract';
import { writeCsv } from '@estante/references';

/** Writes a CSV table. Where decimals have a comma, spreadsheets expect semicolons between cells. */
export function writeTable(rows: readonly (readonly string[])[], language: Language): Buffer {
  return Buffer.from(writeCsv(rows, language === 'en' ? ',' : ';'));
}

/** Writes an amount as a cell of a CSV table, with the decimal comma where the language has one. */
export function moneyCell(centavos: number, language: Language): string {
  return decimalsOf((centavos / 100).toFixed(2), language);
}

/** Writes a number as a cell of a CSV table: with a point a spreadsheet would read 1.5 as 1 May. */
export function numberCell(number: number, language: Language): string {
  return decimalsOf(String(number), language);
}

function decimalsOf(number: string, language: Language): string {
  return language === 'en' ? number : number.replace('.', ',');
}
