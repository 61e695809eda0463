import type { ExportOrder, FileContent } from './exported.ts';
import { isNumericColumn, tableRows } from './table-rows.ts';

/** Characters in a cell that Excel opens. */
const longestCell = 32_767;
/** Characters that have no place in XML 1.0, which the file consists of. */
const noXml = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Excel reads '_x0041_' as the letter of that number (ECMA-376, ST_Xstring). */
const numbered = /_(?=x[\da-f]{4}_)/giu;

/** A text as a cell holds it; no letter is cut in two. */
export function cellText(value: string): string {
  const whole = value
    .replace(noXml, '')
    .slice(0, longestCell)
    .replace(/[\ud800-\udbff]$/, '');
  return whole.replace(numbered, '_x005F_');
}

const cellOf = (value: string, place: number) =>
  isNumericColumn(place) && /^\d{1,15}$/.test(value)
    ? { value: Number(value), type: Number }
    : { value: cellText(value), type: String };

/** Writes one sheet. Each cell is text or a whole number: no formula is one. */
export async function writeSpreadsheet(order: ExportOrder): Promise<FileContent> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const [head = [], ...rows] = tableRows(order);
  const data = [
    head.map((value) => ({ value: cellText(value), type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cellOf)),
  ];
  const file = writeExcelFile(data, { sheet: 'Estante', stickyRowsCount: 1 });
  return { content: await file.toBuffer(), left: [] };
}
