/** A cell that a spreadsheet would take for a formula begins with an apostrophe (OWASP, CSV injection). */
const formula = /^[\s]*[=+\-@\t\r]|^[＝＋－＠]/u;

/** '-3,00' is a number, and nothing to reckon with. */
const number = /^-?\d+(?:[.,]\d+)?$/;

/** Text that no spreadsheet reckons with. */
export function defuseFormula(text: string): string {
  return formula.test(text) && !number.test(text) ? `'${text}` : text;
}

function cell(text: string, separator: string): string {
  const safe = defuseFormula(text);
  return safe.includes(separator) || /["\r\n]/u.test(safe)
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

/**
 * Rows as RFC 4180 has them, in UTF-8 with the mark by which Excel knows it. Spreadsheets of languages whose
 * numbers have a comma divide lines by semicolons.
 */
export function writeCsv(rows: readonly (readonly string[])[], separator: ',' | ';' = ','): string {
  const lineOf = (row: readonly string[]) =>
    row.map((text) => cell(text, separator)).join(separator);
  return `\ufeff${rows.map((row) => `${lineOf(row)}\r\n`).join('')}`;
}
