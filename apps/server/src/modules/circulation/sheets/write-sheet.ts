/**
 * A CSV file (RFC 4180, by semicolons) as spreadsheets and `readSheet` take it: UTF-8 with its mark. A cell
 * that a spreadsheet would read as a formula begins with an apostrophe, which `plainCell` takes off again.
 */
export function writeSheet(name: string, rows: readonly (readonly string[])[]) {
  const text = rows.map((row) => `${row.map(written).join(';')}\r\n`).join('');
  return {
    nome: `${name}.csv`,
    tipo_conteudo: 'text/csv; charset=utf-8',
    conteudo: Buffer.from(`\uFEFF${text}`).toString('base64'),
  };
}

/** What a cell of such a file says. */
export const plainCell = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');

function written(cell: string): string {
  const isNumber = /^-?\d+(?:[.,]\d+)?$/.test(cell);
  const text = /^[=+\-@]/.test(cell) && !isNumber ? `'${cell}` : cell;
  return /[";,\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
