import type { Language } from '@estante/contract';
import { writeCsv } from '@estante/references';

/** A table to be read: where a comma stands in numbers, spreadsheets divide lines by semicolons. */
export function writeTable(rows: readonly (readonly string[])[], language: Language): Buffer {
  return Buffer.from(writeCsv(rows, language === 'en' ? ',' : ';'));
}

/** A sum of money as a cell of such a table: with the comma of numbers where the language has one. */
export function moneyCell(centavos: number, language: Language): string {
  const sum = (centavos / 100).toFixed(2);
  return language === 'en' ? sum : sum.replace('.', ',');
}
