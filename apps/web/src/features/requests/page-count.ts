/** Numbers of pages as people write them: 118, 1.250, 118 f., 96 p. */
const written = /^(\d{1,2}[.,]\d{3}|\d{1,5})\s*(?:(?:f|fls?|folhas?|pp?|págs?|páginas?)\.?)?$/i;

/** Reads the number of pages in a text; null if it has none. */
export function pageCount(text: string): number | null {
  const digits = written.exec(text.trim())?.[1]?.replace(/[.,]/, '');
  return Number(digits ?? 0) || null;
}
