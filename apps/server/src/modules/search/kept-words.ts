import { isbn13In } from '@estante/marc';

const longest = 100;
/** Digits of a document, a telephone, a postal code or a registration; years and volumes have fewer. */
const personalDigits = 6;
const years = /\b(?:1\d|20)\d{2}\s*[-–/]\s*(?:1\d|20)\d{2}\b/g;
/** A street and the number of a house. */
const street =
  /(?:^|\s)(?:rua|r|av|avenida|alameda|travessa|rodovia|calle|street|avenue)\.?\s.*[\s,]\d{1,5}\b/i;

/**
 * Keeps of a text that found nothing its small letters and figures, without what stands between them. Null
 * where it might be somebody's number or address, which people paste into the wrong field.
 */
export function keptWords(text: string): string | null {
  const plain = text.normalize('NFKC');
  if (plain.includes('@') || street.test(plain) || hasPersonalNumber(plain)) return null;
  const words = plain
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return words === '' || words.length > longest ? null : words;
}

function hasPersonalNumber(text: string): boolean {
  // Books that a library has not are what it wants to know of; ten figures may be a telephone.
  if (/^\D*97[89]/.test(text) && isbn13In(text) !== '') return false;
  const numbers = text.replaceAll(years, ' ').match(/\p{Nd}(?:[\p{Nd}.\-–/() ]*\p{Nd})?/gu) ?? [];
  return numbers.some((number) => number.replaceAll(/\P{Nd}/gu, '').length >= personalDigits);
}
