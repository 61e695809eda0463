import { prefixes, pairs } from './compound-parts.ts';
import { foldWords, isSpaceless } from './words.ts';

/**
 * Words that are written with a hyphen, together or apart: 'infra-estrutura', 'infraestrutura' and
 * 'infra estrutura' are one word before and after a reform of spelling. Records and queries both
 * have them joined beside their parts, and so meet however each is written.
 */
export interface Compound {
  /** Places of its first word in the text, and of the one after its last. */
  readonly from: number;
  readonly to: number;
  /** The ways to join its parts: 'anti-semita' is 'antisemita' and 'antissemita'. */
  readonly joined: readonly string[];
}

const hyphens = /[-\u2010\u2011]/;
const hyphenated = /^[\p{L}\p{N}\p{M}]+(?:[-\u2010\u2011][\p{L}\p{N}\p{M}]+)+$/u;
const punctuationAround = /^[^\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+$/gu;
const endsInLetter = /[\p{L}\p{M}]$/u;
const beginsWithLetter = /^\p{L}/u;
const letters = /^\p{L}+$/u;
/** 'Covid-19', but no date, page or standard number. */
const fewDigits = /^\p{N}{1,3}$/u;
const mostParts = 4;
const shortestPart = 3;

interface Piece {
  readonly text: string;
  readonly words: readonly string[];
}

/** The compounds of a text, by the places of its words. */
export function compoundsIn(text: string): Compound[] {
  if (!mayHaveCompounds(text)) return [];
  const pieces = text.split(/\s+/u).map((piece) => ({ text: piece, words: foldWords(piece) }));
  const found: Compound[] = [];
  let from = 0;
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    const joined = joinedOf(piece);
    const pair = joined.length > 0 ? [] : joinedPair(piece, pieces[at + 1]);
    if (joined.length > 0) found.push({ from, to: from + piece.words.length, joined });
    else if (pair.length > 0) found.push({ from, to: from + 2, joined: pair });
    from += piece.words.length;
  }
  return found;
}

export function hasHyphen(text: string): boolean {
  return hyphens.test(text);
}

function mayHaveCompounds(text: string): boolean {
  return hasHyphen(text) || foldWords(text).some(isFirstPart);
}

/** Whether a folded word may be the first part of a compound that is written apart. */
export function isFirstPart(word: string): boolean {
  return prefixes.has(word) || pairs.has(word);
}

/** The ways to join a piece without spaces that is one compound. */
export function joinedOf({ text, words }: Piece): string[] {
  if (words.length < 2 || words.length > mostParts || !hyphens.test(text)) return [];
  return hyphenated.test(text.replace(punctuationAround, '')) ? joinedParts(words) : [];
}

/** The ways to join two pieces with a space between. */
export function joinedPair(one: Piece, other: Piece | undefined): string[] {
  const [first, second] = [one.words[0], other?.words[0]];
  if (first === undefined || second === undefined || one.words.length > 1) return [];
  if (!endsInLetter.test(one.text) || !beginsWithLetter.test(other?.text ?? '')) return [];
  return belongTogether(first, second) ? joinedParts([first, second]) : [];
}

function belongTogether(first: string, second: string): boolean {
  if (prefixes.has(first)) return second.length >= shortestPart && letters.test(second);
  return pairs.get(first)?.has(second) ?? false;
}

function joinedParts(parts: readonly string[]): string[] {
  const areWords = parts.every((part) => letters.test(part) || fewDigits.test(part));
  if (!areWords || !parts.some((part) => letters.test(part)) || parts.some(isSpaceless)) return [];
  const whole = parts.join('');
  if (whole.length < shortestPart) return [];
  const [first = '', second = ''] = parts;
  return parts.length === 2 ? [whole, ...respelt(first, second)] : [whole];
}

/**
 * Spellings of a part that is joined: after a vowel r and s are doubled, and h is left out: 'minissaia', 'coerdeiro'.
 */
function respelt(first: string, second: string): string[] {
  if (/[aeiou]$/.test(first) && /^[rs][aeiou]/.test(second))
    return [first + second.charAt(0) + second];
  return /[a-z]$/.test(first) && /^h[aeiou]/.test(second) ? [first + second.slice(1)] : [];
}

/** A text's words with its compounds joined, in each way; none where it has no compound. */
export function joinedReadings(text: string): string[][] {
  const compounds = compoundsIn(text);
  if (compounds.length === 0) return [];
  const words = foldWords(text);
  const ways = Math.max(...compounds.map(({ joined }) => joined.length));
  return Array.from({ length: ways }, (_, way) => withJoined(words, compounds, way));
}

function withJoined(
  words: readonly string[],
  compounds: readonly Compound[],
  way: number,
): string[] {
  const read = [...words];
  for (const { from, to, joined } of compounds.toReversed())
    read.splice(from, to - from, joined[way] ?? (joined[0] as string));
  return read;
}
