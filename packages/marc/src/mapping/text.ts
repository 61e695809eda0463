import { abbreviations } from './abbreviations.ts';
import { decodeEntities } from './entities.ts';

/** Characters that ask for the slow way: controls, odd spaces, entities, anything outside Latin-1. */
const plain = /^[!-%'-~¡-¬®-ÿ]+(?: [!-%'-~¡-¬®-ÿ]+)*$/;
/** Zero-width and direction marks, which hide punctuation at the ends, and MARC's non-sorting characters. */
const dropped =
  /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u0088\u0089\u0098\u009c]/g;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const blank = /[\s\u0000-\u001f\u007f-\u009f]+/g;

/** The text as shown: entities decoded, controls removed, single spaces, trimmed, NFC. */
export function clean(text: string): string {
  if (plain.test(text)) return text;
  return decodeEntities(text.toWellFormed())
    .replace(dropped, '')
    .replace(blank, ' ')
    .trim()
    .normalize('NFC');
}

function half(text: string, open: string, close: string): string {
  const [opens, closes] = [text.includes(open), text.includes(close)];
  if (opens === closes) return text;
  return opens ? text + close : open + text;
}

/** Completes a bracket that ISBD opened in one subfield and closed in the next: '[S.l.', '1985]-'. */
export function balance(text: string): string {
  return half(half(text, '[', ']'), '(', ')');
}

function isSeparator(character: string): boolean {
  return ' /:;,='.includes(character);
}

/** Finds where the separators of ISBD begin at the end of a text ('Título / ', 'nome. -'). */
function lengthWithoutSeparators(text: string): number {
  let end = text.length;
  while (end > 0) {
    const character = text.charAt(end - 1);
    const before = end > 1 ? text.charAt(end - 2) : ' ';
    const isDash = character === '-' || character === '–' || character === '—' || character === '+';
    if (!isSeparator(character) && !(isDash && (before === ' ' || before === '.'))) break;
    end -= 1;
  }
  return end;
}

/** Leaves out ISBD's separators at both ends; the full stop stays. */
export function trimSeparators(text: string): string {
  const end = lengthWithoutSeparators(text);
  let start = 0;
  while (start < end && isSeparator(text.charAt(start))) start += 1;
  return start === 0 && end === text.length ? text : text.slice(start, end);
}

const lastWord = /[^\s,;:([\-–—/]+$/;

function keepsStop(text: string): boolean {
  const word = lastWord.exec(text.slice(-24))?.[0] ?? '';
  if (word.length === 0 || word.endsWith('.')) return false;
  if (Array.from(word).length === 1) return /\p{L}/u.test(word);
  if (/\p{L}\.\p{L}+$/u.test(word)) return true;
  return abbreviations.has(word.toLowerCase());
}

/** Leaves out a closing full stop that ends an area, not one of an abbreviation, initial or ellipsis. */
function trimStop(text: string): string {
  if (!text.endsWith('.')) return text;
  if (text.endsWith('...') || text.endsWith('. .')) return text;
  const body = text.endsWith('..') ? text.slice(0, -2) : text.slice(0, -1);
  return keepsStop(body) ? `${body}.` : trimSeparators(body);
}

/** A title, name or place: no separators and no closing full stop. */
export function heading(text: string): string {
  return trimStop(trimSeparators(clean(text)));
}

/** A sentence: no separators at its ends, its full stop kept. */
export function sentence(text: string): string {
  return trimSeparators(clean(text));
}

/** The list without blanks and without what it already has. */
export function distinct(texts: Iterable<string>): string[] {
  if (Array.isArray(texts) && texts.length < 2) return (texts as string[]).filter(Boolean);
  const found = new Set(texts);
  found.delete('');
  return [...found];
}
