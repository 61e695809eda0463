export interface CsvRow {
  /** Of the file, from 1, where the row begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** UTF-8, with or without its mark; what is no UTF-8 is Latin-1 as Windows writes it. */
export function decodeSheet(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Rows as RFC 4180 has them, by commas or semicolons: whichever the first line has more of. */
export function readCsv(text: string): CsvRow[] {
  const [head = ''] = text.split('\n', 1);
  const separator = head.split(';').length > head.split(',').length ? ';' : ',';
  const rows: CsvRow[] = [];
  let [line, begun, cells, cell, isQuoted] = [1, 1, [] as string[], '', false];
  const endRow = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begun, cells });
    [begun, cells, cell] = [line + 1, [], ''];
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign === '"' && text[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else if (sign === '"') isQuoted = false;
      else cell += sign;
    } else if (sign === '"' && cell.trim() === '') {
      [cell, isQuoted] = ['', true];
    } else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r' && sign !== '\0') cell += sign;
    if (sign === '\n') line += 1;
  }
  endRow();
  return rows;
}
