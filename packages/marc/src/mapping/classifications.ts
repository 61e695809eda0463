import { heading } from './text.ts';
import { valueOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { Classification } from '../description.ts';
import type { DataField } from '../record.ts';

type Scheme = Classification['scheme'];

/**
 * Local call numbers before assigned classes: the number on the spine is what a reader looks for.
 * In Brazil 090 holds class ($a) and Cutter ($b) of the library; 092, 093, 096 and 099 vary.
 */
const tags: readonly (readonly [tag: string, scheme: Scheme | 'by-shape'])[] = [
  ['090', 'by-shape'],
  ['093', 'by-shape'],
  ['082', 'ddc'],
  ['080', 'udc'],
  ['050', 'lcc'],
  ['055', 'lcc'],
  ['060', 'nlm'],
  ['096', 'nlm'],
  ['092', 'by-shape'],
  ['099', 'by-shape'],
  ['084', 'local'],
];

const ddc = /^\d{3}(?:\.\d+)?(?=\s|$)/u;
const lccClass = /^[A-Z]{1,3}(?![A-Za-z])/u;
/** A whole number of LC: its mark is set off by a point, 'QA76.73 .J38', where 'R 030' is Dewey's. */
const lcc = /^[A-Z]{1,3} ?\d{1,4}(?:\.\d+)? ?\. ?[A-Z]\d/u;
/** A Cutter number by itself: a letter and digits, sometimes a work mark. */
const cutter = /^[A-Z]\d{2,5}[a-z]?$/u;

/** Schemes by field; a mark in 050 that begins like no class of LC is the library's own. */
function schemeOf(number: string, item: string, scheme: Scheme | 'by-shape'): Scheme {
  if (scheme === 'by-shape') return byShape(number, item);
  return scheme === 'lcc' && !lccClass.test(number) ? 'local' : scheme;
}

function byShape(number: string, item: string): Scheme {
  if (ddc.test(number)) return 'ddc';
  return lcc.test(`${number} ${item}`) ? 'lcc' : 'local';
}

/** Slashes and primes mark where a Dewey number may be cut (MARC 21, 082). */
function numberOf(raw: string, scheme: Scheme): string {
  const number = heading(raw);
  return scheme === 'ddc' ? number.replace(/(?<=\d)[/'’](?=[\d.])/gu, '') : number;
}

function describe(field: DataField, scheme: Scheme | 'by-shape'): Classification[] {
  const item = heading(valuesOf(field, 'b').join(' '));
  const written = valuesOf(field, 'a');
  // A free call number (099) repeats $a for each line of the label; elsewhere $a repeats for another class.
  const numbers = field.tag === '099' ? [written.join(' ')] : written;
  return numbers.flatMap((raw, index) => {
    const own = index === 0 ? item : '';
    const shape = schemeOf(heading(raw), own, scheme);
    const number = numberOf(raw, shape);
    const isByShape = scheme === 'by-shape' && shape !== 'local';
    return number
      ? [{ scheme: shape, number, item: own, ...(isByShape && { isByShape: true as const }) }]
      : [];
  });
}

/** A Cutter alone in 084 belongs to the class in 080 or 082 (a habit of Argentine libraries). */
function withLooseCutter(found: readonly Classification[]): Classification[] {
  const loose = found.find((one) => one.scheme === 'local' && !one.item && cutter.test(one.number));
  const owner = found.find((one) => (one.scheme === 'udc' || one.scheme === 'ddc') && !one.item);
  if (!loose || !owner) return [...found];
  return found
    .filter((one) => one !== loose)
    .map((one) => (one === owner ? { ...owner, item: loose.number } : one));
}

/** Koha's full call number (952 $o) where no field classifies the record. */
function fromItem(fields: TaggedFields): Classification[] {
  const number = fields
    .data('952')
    .map((field) => heading(valueOf(field, 'o')))
    .find(Boolean);
  return number ? [{ scheme: ddc.test(number) ? 'ddc' : 'local', number, item: '' }] : [];
}

/** One class in two fields: the first item number, and a scheme that one of them names. */
function joined({ isByShape, ...before }: Classification, one: Classification): Classification {
  const both = { ...before, item: before.item || one.item };
  return isByShape && one.isByShape ? { ...both, isByShape } : both;
}

export function classifications(fields: TaggedFields): Classification[] {
  const found = new Map<string, Classification>();
  for (const [tag, scheme] of tags)
    for (const field of fields.data(tag))
      for (const one of describe(field, scheme)) {
        const key = `${one.scheme}|${one.number}`;
        const before = found.get(key);
        found.set(key, before ? joined(before, one) : one);
      }
  const all = withLooseCutter([...found.values()]);
  return all.length > 0 ? all : fromItem(fields);
}
