import { buildFixedField } from './fixed-field.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { WorkType } from '../description.ts';
import { isSerial } from './serial-type.ts';

/** 008/26, type of computer file. */
const computerFiles: Readonly<Record<string, WorkType>> = {
  a: 'dataset',
  c: 'image',
  d: 'ebook',
  e: 'dataset',
  g: 'game',
  h: 'sound',
  j: 'website',
};

/** 006/00: what a file is beside being one. */
const beside: Readonly<Record<string, WorkType>> = {
  a: 'ebook',
  t: 'ebook',
  c: 'score',
  d: 'score',
  e: 'map',
  f: 'map',
  g: 'video',
  i: 'sound',
  j: 'music',
  k: 'image',
  s: 'serial',
};

/**
 * Tells the work type under leader/06 'm', which says only the carrier: 008/26 tells what the file is,
 * or 006 what it is beside. A program (b) with pages of help is a program, so 006 speaks where 008 says
 * nothing of its own.
 */
export function computerFileType(fields: TaggedFields): WorkType {
  if (isSerial(fields)) return 'serial';
  const coded = buildFixedField(fields).charAt(26);
  const also = fields
    .controls('006')
    .map((value) => beside[value.charAt(0)])
    .find(Boolean);
  if (coded === 'd' && also) return also;
  return computerFiles[coded] ?? (coded === 'b' ? 'software' : (also ?? 'software'));
}
