import { heading } from './text.ts';
import type { CopyData } from '../holdings.ts';

type Enumeration = Pick<CopyData, 'volume' | 'tome' | 'part' | 'copyNumber'>;

/** Designations as they stand before a number: volume, tome, part, copy ('ex.' for exemplar). */
const designations: readonly (readonly [keyof Enumeration, RegExp])[] = [
  ['volume', /^(?:v|vol|vols|volume)\b/iu],
  ['tome', /^(?:t|tomo|tome)\b/iu],
  ['part', /^(?:pt|pte|parte|part)\b/iu],
  ['copyNumber', /^(?:ex|exemplar|ej|ejemplar|c|copy)\b/iu],
];
const piece = /^(?:[a-z]{1,9})\.?\s?[\dIVXLC]+[a-z]?$/iu;
const between = /\s*[,;:]\s*|\s+(?=\p{L})/u;

function fieldOf(text: string): keyof Enumeration | undefined {
  if (!piece.test(text)) return undefined;
  const letters = text.replace(/[.\s\d].*$/u, '');
  return designations.find(([, pattern]) => pattern.test(letters))?.[0];
}

/**
 * Reads an enumeration such as 'v.2 t.1 ex. 3', each part as written. Where some of it is anything else
 * ('no. 3 (1998)') the whole stays together as the volume.
 */
export function enumeration(text: string, copyNumber: string): Enumeration {
  const whole = heading(text);
  const said: Record<keyof Enumeration, string> = { volume: '', tome: '', part: '', copyNumber };
  for (const part of whole.split(between).filter(Boolean)) {
    const field = fieldOf(part);
    if (!field || (field !== 'copyNumber' && said[field]))
      return { volume: whole, tome: '', part: '', copyNumber };
    said[field] = part;
  }
  return said;
}
