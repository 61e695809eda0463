import { clean, sentence } from './text.ts';
import { firstOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { Link } from '../description.ts';

/** Second indicator of 856 (MARC 21): how the address relates to what is described. */
const kinds: Readonly<Record<string, Link['kind']>> = { 0: 'resource', 1: 'version', 2: 'related' };
const allowed = /^(?:https?|ftp):\/\/[^\s\p{Cc}<>"]+$/iu;

/** The addresses (856 $u) a reader may follow. Any other scheme is left out: a page would run 'javascript:'. */
export function links(fields: TaggedFields): Link[] {
  const found = new Map<string, Link>();
  for (const field of fields.data('856')) {
    const label = sentence(firstOf(field, 'y3z'));
    for (const value of valuesOf(field, 'u')) {
      const url = clean(value).replaceAll(' ', '%20');
      if (allowed.test(url) && !found.has(url))
        found.set(url, { url, label, kind: kinds[field.ind2] ?? 'unspecified' });
    }
  }
  return [...found.values()];
}
