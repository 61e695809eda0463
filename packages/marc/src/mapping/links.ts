import { clean, sentence } from './text.ts';
import { firstOf, valueOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { Link } from '../description.ts';

/** Second indicator of 856 (MARC 21): how the address relates to what is described. */
const kinds: Readonly<Record<string, Link['kind']>> = { 0: 'resource', 1: 'version', 2: 'related' };
const allowed = /^(?:https?|ftp):\/\/[^\s\p{Cc}<>"]+$/iu;

/** An address as a record has it. */
interface Address {
  readonly urls: readonly string[];
  readonly label: string;
  readonly kind: Link['kind'];
}

/** Fields in which Alma tells of a collection that has the title, by its calls (AVE) or published (PRT). */
const portfolios: readonly (readonly [tag: string, url: string, label: string, state: string])[] = [
  ['AVE', 'u', 'mtn', 'e'],
  ['PRT', 'b', 'cef', '9'],
  ['prt', 'b', 'cef', '9'],
];

function addressesOf(fields: TaggedFields): Address[] {
  const standard = fields.data('856').map((field) => ({
    urls: valuesOf(field, 'u'),
    label: firstOf(field, 'y3z'),
    kind: kinds[field.ind2] ?? 'unspecified',
  }));
  const ofAlma = portfolios.flatMap(([tag, url, label, state]) =>
    fields
      .data(tag)
      .filter((field) => !/^not /iu.test(valueOf(field, state).trim()))
      .map((field) => ({
        urls: valuesOf(field, url),
        label: firstOf(field, label),
        kind: 'resource' as const,
      })),
  );
  return [...standard, ...ofAlma];
}

/** The addresses a reader may follow. Any other scheme is left out: a page would run 'javascript:'. */
export function links(fields: TaggedFields): Link[] {
  const found = new Map<string, Link>();
  for (const { urls, label, kind } of addressesOf(fields)) {
    for (const value of urls) {
      const url = clean(value).replaceAll(' ', '%20');
      if (allowed.test(url) && !found.has(url))
        found.set(url, { url, label: sentence(label), kind });
    }
  }
  return [...found.values()];
}
