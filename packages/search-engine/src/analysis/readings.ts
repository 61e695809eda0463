import type { QueryField } from '../query.ts';
import { joinedOf, joinedPair } from './compounds.ts';
import { hasCompounds } from './tokens.ts';
import { foldWords, isSpaceless } from './words.ts';

/**
 * The words typed, in groups that must stand together, and alternatives in which records may
 * have them: 'qur'an' is 'quran', 'e-mail' is 'email', 'J. K.' is 'JK', and 'JRR' are three initials of a name.
 */
export interface Reading {
  readonly groups: readonly (readonly string[])[];
  readonly others: readonly Alternative[];
}

export type Alternative =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'name'; readonly words: readonly string[] };

const apostrophes = /(?<=[\p{L}\p{M}])['’‘`´\u02bc](?=\p{L})/gu;
/** 'And' between two words: written or left out, it asks for both. */
const conjunction = /^[^\p{L}\p{N}.]*(?:e|y|and)[^\p{L}\p{N}.]*$/iu;
const initial = /^[a-z]$/;
const consonant = /[b-df-hj-np-tv-xz]/;
/** Two to four consonants are taken for initials. */
const initialsAlone = /^[b-df-hj-np-tv-xz]{2,4}$/;

/** The readings of a text, piece by piece, in time that grows with its length. */
export function readings(field: QueryField, text: string): Reading[] {
  const pieces = text
    .split(/\s+/u)
    .map((piece) => ({ text: piece, words: foldWords(piece) }))
    .filter(({ words }) => words.length > 0);
  const read: Reading[] = [];
  for (let at = 0; at < pieces.length;) {
    const compound = compoundAt(field, pieces, at);
    if (compound !== null) {
      read.push(compound.reading);
      at += compound.pieces;
      continue;
    }
    const run = initialsFrom(pieces, at);
    const isInside = at > 0 && at < pieces.length - 1;
    if (run.length <= 1 && isInside && conjunction.test(pieces[at]?.text ?? '')) {
      at++;
      continue;
    }
    if (run.length > 1) read.push(spelledOut(run.flat()));
    else read.push(readPiece(field, pieces[at] as Piece, pieces.length > 1));
    at += Math.max(1, run.length);
  }
  return read;
}

interface Piece {
  readonly text: string;
  readonly words: readonly string[];
}

/** A compound that begins at a piece, which records may have joined: 'e-mail' is 'email'. */
function compoundAt(
  field: QueryField,
  pieces: readonly Piece[],
  at: number,
): { readonly reading: Reading; readonly pieces: number } | null {
  if (!hasCompounds(field)) return null;
  const [one, other] = [pieces[at] as Piece, pieces[at + 1]];
  const joined = joinedOf(one);
  if (joined.length > 0) return { reading: compoundReading(one.words, joined), pieces: 1 };
  const pair = other?.words.length === 1 ? joinedPair(one, other) : [];
  if (other === undefined || pair.length === 0) return null;
  return { reading: compoundReading([...one.words, ...other.words], pair), pieces: 2 };
}

function compoundReading(words: readonly string[], joined: readonly string[]): Reading {
  const others = joined.map((word) => ({ kind: 'words' as const, words: [word] }));
  return { groups: words.map((word) => [word]), others };
}

/** Pieces of single letters that follow one another. */
function initialsFrom(pieces: readonly Piece[], from: number): (readonly string[])[] {
  let to = from;
  while (to < pieces.length && pieces[to]?.words.every((word) => initial.test(word))) to++;
  return pieces.slice(from, to).map(({ words }) => words);
}

function readPiece(field: QueryField, { text, words }: Piece, isBeside: boolean): Reading {
  if (words.length > 1 && words.every((word) => initial.test(word))) return spelledOut(words);
  const groups = together(words);
  if (words.some(isSpaceless)) return { groups, others: [] };
  const joined = words.length > 1 ? foldWords(text.replace(apostrophes, '')) : words;
  if (joined.length < words.length) return { groups, others: [{ kind: 'words', words: joined }] };
  const [only = ''] = words;
  const mayBeName = isBeside && (field === 'any' || field === 'author');
  if (!mayBeName || words.length > 1 || !initialsAlone.test(only)) return { groups, others: [] };
  return { groups, others: [{ kind: 'name', words: only.split('') }] };
}

/** Characters written without spaces stand together, any other word for itself. */
function together(words: readonly string[]): string[][] {
  const groups: string[][] = [];
  words.forEach((word, at) => {
    const before = words[at - 1];
    if (before !== undefined && isSpaceless(before) && isSpaceless(word)) groups.at(-1)?.push(word);
    else groups.push([word]);
  });
  return groups;
}

function spelledOut(letters: readonly string[]): Reading {
  const groups = letters.map((letter) => [letter]);
  const joined = letters.join('');
  const isSaid = consonant.test(joined) && letters.length > 1 && letters.length < 9;
  return { groups, others: isSaid ? [{ kind: 'words', words: [joined] }] : [] };
}

/** The words of a name, initials one by one: 'JRR' and 'J. R. R.' are the same. */
export function nameWords(words: readonly string[]): string[] {
  return words
    .filter((word) => !/\d/.test(word))
    .flatMap((word) => (initialsAlone.test(word) ? word.split('') : [word]));
}
