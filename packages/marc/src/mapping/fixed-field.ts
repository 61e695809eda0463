import type { TaggedFields } from './tagged-fields.ts';

/**
 * The families of material whose positions 18–34 of field 008 differ (MARC 21, 008), chosen by
 * leader positions 06 and 07.
 */
export type MaterialFamily =
  | 'book'
  | 'serial'
  | 'computer'
  | 'map'
  | 'music'
  | 'visual'
  | 'mixed'
  | 'unknown';

const familyOf: Readonly<Record<string, MaterialFamily>> = {
  a: 'book',
  t: 'book',
  c: 'music',
  d: 'music',
  i: 'music',
  j: 'music',
  e: 'map',
  f: 'map',
  g: 'visual',
  k: 'visual',
  o: 'visual',
  r: 'visual',
  m: 'computer',
  p: 'mixed',
  b: 'mixed',
};

const continuing = new Set(['s', 'b', 'i']);

export function materialFamily(leader: string): MaterialFamily {
  const family = familyOf[leader.charAt(6)] ?? 'unknown';
  return family === 'book' && continuing.has(leader.charAt(7)) ? 'serial' : family;
}

/** First 40 characters of field 008; exports may be shorter. */
export function buildFixedField(fields: TaggedFields): string {
  return fields.control('008').slice(0, 40);
}

/** Position of the form of item in 008, by family. */
export function formOfItem(fields: TaggedFields, family: MaterialFamily): string {
  const position = family === 'map' || family === 'visual' ? 29 : 23;
  return buildFixedField(fields).charAt(position);
}

/** Form of item in each 006, whose positions follow 008 from 18 on (006/00 is the form of material). */
export function additionalForms(fields: TaggedFields): string[] {
  return fields
    .controls('006')
    .map((value) => value.charAt('efgkor'.includes(value.charAt(0)) ? 12 : 6));
}
