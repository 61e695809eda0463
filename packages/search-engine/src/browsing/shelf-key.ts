import { fold } from '../analysis/index.ts';

/**
 * Signs of a class number in the filing order of the UDC (BS 1000M, Introduction), each as a
 * character that sorts so beside the end of the number ('#') and its digits. The point only makes
 * numbers easier to read.
 */
const signs: Readonly<Record<string, string>> = {
  '+': '!',
  '/': '"',
  ':': '$',
  '=': '%',
  '(0': '&',
  '(': "'",
  '(=': '(',
  '-': '+',
  "'": ',',
};
const timeBegins = ')';
const letterBegins = '*';
const classPart = /\p{N}+|\p{L}+|"[^"]*"?|\((?:=|0)?|:+|./gsu;

const endOfClass = '#';
const cutter = /^(\p{L}{1,3})(\d+)(\p{L}*)$/u;

/**
 * Library of Congress: letters, a whole number with decimals, and a mark set off by a point:
 * 'QA76.73 .J38', where 'QA8' comes before 'QA76'. No mark of Dewey or the UDC has such a point.
 */
const congress = /^(\p{L}{1,3}) ?(\d{1,4})(?:\.(\d+))? ?\. ?(\p{L}\d.*)$/su;

/**
 * A call number as text that sorts in the order of the shelf: a class number of Dewey or the UDC
 * digit by digit, one of the Library of Congress by its number, then an author mark by Cutter as
 * a decimal ('A84' before 'A848d' before 'A85'), then volumes, copies and years by number ('v.
 * 2' before 'v. 10').
 */
export function shelfKey(callNumber: string): string {
  const parts = fold(callNumber)
    .split(/[\s\p{Cc}]+/u)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return congressKey(parts.join(' ')) ?? classedKey(parts);
}

function congressKey(text: string): string | null {
  const match = congress.exec(text);
  if (match === null) return null;
  const [, letters, whole = '', decimals = '', marks = ''] = match;
  const rest = marks.split(/[ .]+/u).map((mark) => cutterKey(mark) ?? itemKey(mark));
  return [`${letters} ${numberKey(whole)}${decimals}${endOfClass}`, ...rest]
    .filter(Boolean)
    .join(' ');
}

function classedKey(parts: readonly string[]): string {
  const first = parts.findIndex((part) => /\d/.test(part));
  if (first < 0) return parts.map(plainKey).join(' ');
  const before = parts.slice(0, first).map(plainKey);
  const [mark, ...rest] = parts.slice(first + 1);
  const author = mark === undefined ? [] : [cutterKey(mark) ?? itemKey(mark)];
  const keys = [...before, classKey(parts[first] as string), ...author, ...rest.map(itemKey)];
  return keys.filter(Boolean).join(' ');
}

/** Letters before the number name a collection: 'R869.3'. */
function classKey(part: string): string {
  const [, collection = '', number = ''] = /^(\p{L}*)(.*)$/su.exec(part) ?? [];
  return `${collection}${number.replace(classPart, signKey)}${endOfClass}`;
}

function signKey(part: string): string {
  if (/^\p{N}/u.test(part)) return part;
  if (/^\p{L}/u.test(part)) return letterBegins + part;
  if (part.startsWith('"')) return timeBegins + plainKey(part);
  return signs[part.startsWith(':') ? ':' : part] ?? '';
}

/** The work mark comes before further digits: 'A848d' before 'A8481'. */
function cutterKey(part: string): string | null {
  const match = cutter.exec(part);
  if (match === null) return null;
  const [, letters, digits, work] = match;
  return work === '' ? `${letters}${digits}` : `${letters}${digits}!${work}`;
}

/** A code or name as text that sorts by its words and numbers: 'CR.2' before 'CR.10'. */
export function naturalKey(text: string): string {
  return itemKey(fold(text));
}

function itemKey(part: string): string {
  const runs = part.match(/\d+|\p{L}+/gu) ?? [];
  return runs.map((run) => (/\d/.test(run) ? numberKey(run) : run)).join(' ');
}

/** Longer numbers are larger. */
function numberKey(digits: string): string {
  const significant = digits.replace(/^0+(?=\d)/, '');
  return String(significant.length).padStart(2, '0') + significant;
}

function plainKey(part: string): string {
  return part.replace(/[^\p{L}\p{N}]/gu, '');
}
