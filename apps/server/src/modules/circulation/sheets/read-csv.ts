import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRow {
  /** Line of the file, from 1, where the row begins. */
  readonly line: number;
  /** Cells without blanks around, but for those in quotes. */
  readonly cells: readonly string[];
  /** Whether it has more cells than the first row, which names them. */
  readonly isTooLong: boolean;
}

export type Csv =
  | { readonly kind: 'rows'; readonly rows: readonly CsvRow[] }
  /** Quotes that are not closed, or stand where none may: what follows cannot be told apart. */
  | { readonly kind: 'quotes'; readonly line: number };

/**
 * Decodes a sheet: UTF-8, with or without its mark, or UTF-16 by its mark, as spreadsheets write "Unicode text"; what
 * is neither is Latin-1 as Windows writes it.
 */
export function decodeSheet(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads rows as RFC 4180 has them, by commas, semicolons or tabs, those without any text left out. Blank cells at the
 * end of a row count for nothing: spreadsheets leave them out, or add them.
 */
export function readCsv(text: string): Csv {
  // The parser counts the two signs of one line break twice in quotes.
  const plain = text.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n');
  const read: Omit<CsvRow, 'isTooLong'>[] = [];
  let ended = 0;
  try {
    parse(plain, {
      bom: true,
      delimiter: separatorOf(plain),
      trim: true,
      relax_column_count: true,
      on_record: (cells: string[], { lines }) => {
        ended = lines;
        const breaks = cells.join('').split('\n').length - 1;
        if (cells.some((cell) => cell.trim() !== '')) read.push({ line: lines - breaks, cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The parser knows but the end of the file where quotes are not closed.
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED';
    return { kind: 'quotes', line: isOpen ? lineAfter(plain, ended) : Number(error.lines) };
  }
  const columns = read[0]?.cells.length ?? 0;
  const isTooLong = (cells: readonly string[]) => cells.slice(columns).some((cell) => cell !== '');
  return { kind: 'rows', rows: read.map((row) => ({ ...row, isTooLong: isTooLong(row.cells) })) };
}

/** The sign that parts most cells of the first row. */
function separatorOf(text: string): string {
  const head = text
    .trimStart()
    .split('\n', 1)
    .join('')
    .replaceAll(/"[^"]*"/g, '');
  const counts = [';', ',', '\t'].map((sign) => [sign, head.split(sign).length] as const);
  return counts.toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? ';';
}

/** The first line after this one that has any text. */
function lineAfter(text: string, line: number): number {
  const left = text.split('\n').slice(line);
  return (
    line +
    1 +
    Math.max(
      0,
      left.findIndex((one) => one.trim() !== ''),
    )
  );
}
