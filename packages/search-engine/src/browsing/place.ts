import { alphabeticalKey, fieldWords } from '../analysis/index.ts';
import type { BrowseIndex, BrowseRequest } from '../port.ts';
import { withoutArticle } from './article.ts';
import { shelfKey } from './shelf-key.ts';

/**
 * Where a page begins: before all keys from `key` on or, with `after`, behind the entries of
 * that key.
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
  const typed = keyTyped(index, from);
  const bare = index === 'title' ? withoutArticle(typed) : null;
  const key = bare !== null && (begins(bare) || !begins(typed)) ? bare : typed;
  return { key, after: false };
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
