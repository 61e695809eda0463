import { alphabeticalKey, fieldWords, foldWords, headingForms } from '../analysis/index.ts';
import type { BrowseIndex, BrowseRequest } from '../port.ts';
import { withoutArticle } from './article.ts';
import { shelfKey } from './shelf-key.ts';

/**
 * Place at which a page begins: before all keys from `key` on or, with `after`, behind the entries of
 * that very key.
 */
export interface Place {
  readonly key: string;
  readonly after: boolean;
}

/** `begins` says whether any entry begins with a key. */
export function requestedPlace(
  { index, from, cursor, direction }: BrowseRequest,
  begins: (key: string) => boolean,
): Place {
  if (cursor !== undefined)
    return { key: Buffer.from(cursor, 'base64url').toString(), after: direction === 'forward' };
  const typed = filedKey(index, from, begins);
  const bare = index === 'title' ? withoutArticle(typed) : null;
  const key = bare !== null && (begins(bare) || !begins(typed)) ? bare : typed;
  return { key, after: false };
}

/**
 * The key that what is typed is filed by: of a name as it is said, 'machado de assis', the one it is
 * filed as, if that is a heading and what is typed is none.
 */
function filedKey(index: BrowseIndex, text: string, begins: (key: string) => boolean): string {
  const typed = keyTyped(index, text);
  if (index !== 'author' && index !== 'subject') return typed;
  const isHeading = (form: string): boolean =>
    [`${form}\0`, `${form} 1`, `${form} 2`].some((key) => begins(key));
  if (typed === '' || isHeading(typed)) return typed;
  return headingForms(foldWords(text)).find(isHeading) ?? typed;
}

/** A cursor is the key itself, so that it keeps its place when entries come and go. */
export function cursorOf(key: string): string {
  return Buffer.from(key).toString('base64url');
}

function keyTyped(index: BrowseIndex, text: string): string {
  switch (index) {
    case 'title':
    case 'series':
    case 'author':
    case 'subject':
      return alphabeticalKey(text);
    case 'callNumber':
      return shelfKey(text);
    case 'isbn':
    case 'issn':
      return fieldWords('standardNumber', text).join('');
  }
}

export function compareKeys(a: string, b: string): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** A number as it is shown; other entries are shown as written. */
export function placeLabel(index: BrowseIndex, key: string): string {
  return index === 'issn' ? `${key.slice(0, 4)}-${key.slice(4).toUpperCase()}` : key;
}

/** The way of writing that most titles have. */
export function commonest(labels: ReadonlyMap<string, number>): string {
  const [first] = [...labels].sort(([a, many], [b, more]) => more - many || compareKeys(a, b));
  return first?.[0] ?? '';
}
