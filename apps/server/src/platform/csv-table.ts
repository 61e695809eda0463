import type { Language } from '@estante/contract';
import { writeCsv } from '@estante/references';

/** Writes a CSV table. Where decimals have a comma, spreadsheets expect semicolons between cells. */
export function writeTable(rows: readonly (readonly string[])[], language: Language): Buffer {
  return Buffer.from(writeCsv(rows, language === 'en' ? ',' : ';'));
}

/** Writes an amount as a cell of a CSV table, with the decimal comma where the language has one. */
export function moneyCell(centavos: number, language: Language): string {
  const sum = (centavos / 100).toFixed(2);
  return language === 'en' ? sum : sum.replace('.', ',');
}
