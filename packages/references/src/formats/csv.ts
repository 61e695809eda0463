/** A cell that a spreadsheet would take for a formula begins with an apostrophe (OWASP, CSV injection). */
const formula = /^[\s]*[=+\-@\t\r]|^[＝＋－＠]/u;

/** '-3,00' is a number, and nothing to reckon with. */
const number = /^-?\d+(?:[.,]\d+)?$/;

/** Text that no spreadsheet reckons with. */
export function defuseFormula(text: string): string {
  return formula.test(text) && !number.test(text) ? `'${text}` : text;
}

function cell(text: string): string {
  const safe = defuseFormula(text);
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as RFC 4180 has them, in UTF-8 with the mark by which Excel knows it. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
