import { searchHref, readSearch } from '../search-address.ts';

/** Whether a code on a book is its ISBN, and not the bar code that a library put on the copy. */
export function isIsbn(code: string): boolean {
  return /^97[89]\d{10}$/.test(code) && checkDigit13(code) === Number(code[12]);
}

function checkDigit13(code: string): number {
  const sum = Array.from(code.slice(0, 12), Number).reduce(
    (all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** Gives the search for the title of a code. */
export function searchOfCode(code: string): string {
  const params = new URLSearchParams({ q: code });
  if (isIsbn(code)) params.set('indice', 'isbn_issn');
  return searchHref(readSearch('geral', params));
}

/**
 * Accepts a code read in two pictures in a row: a single one may be misread, as not all have a check digit.
 */
export function twiceTheSame(onRead: (code: string) => void): (code: string | null) => void {
  let last: string | null = null;
  return (code) => {
    if (code === null) return;
    if (code === last) onRead(code);
    last = code;
  };
}
