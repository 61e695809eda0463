/**
 * A CSV file (RFC 4180, by semicolons) as spreadsheets and `readSheet` take it: UTF-8 with its mark. A cell
 * that a spreadsheet would read as a formula begins with an apostrophe, which `plainCell` takes off again.
 */
export function writeSheet(name: string, rows: readonly (readonly string[])[]) {
  const lines = rows.map((row) => `${row.map(written).join(';')}\r\n`);
  return {
    nome: `${name}.csv`,
    tipo_conteudo: 'text/csv; charset=utf-8',
    conteudo: Buffer.from(`\uFEFF${lines.join('')}`).toString('base64'),
  };
}

/** Text of a cell of a file of `writeSheet`, without the apostrophe that keeps it from being a formula. */
export const plainCell = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');

function written(cell: string): string {
  const isNumber = /^-?\d+(?:[.,]\d+)?$/.test(cell);
  return quoted(/^[=+\-@]/.test(cell) && !isNumber ? `'${cell}` : cell);
}

function quoted(text: string): string {
  return /[";,\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
