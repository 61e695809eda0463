import { fold } from './fold.ts';
import { KnownTexts } from './known-texts.ts';
import { plainText, spaceless } from './letters.ts';
import { wordBounds } from './word-bounds.ts';

/**
 * A word is a run of letters and digits. Hyphens, apostrophes and the punctuation of ISBD
 * separate words, so that 'guarda-chuva' meets 'guarda chuva' and 'água' finds 'd'água'. Signs
 * that make another name of a single letter belong to the word: C++, C#. Scripts without spaces
 * give one word for each character.
 */
const inRun = String.raw`(?!${spaceless})[\p{L}\p{N}\p{M}]`;
const wordPattern = new RegExp(
  String.raw`${spaceless}|(?<!${inRun})[A-Za-z](?:\+\+|#(?!${inRun}))|(?:${inRun})+`,
  'gv',
);
/** The modifier letter is an apostrophe where a single letter stands before it: 'OʼBrien'. */
const elision = /(?<![\p{L}\p{N}\p{M}])(\p{L}\p{M}*)\u02bc(?=\p{L})/gu;
const marksAlone = /^[\u02b0-\u02ff]+$/;
const spacelessWord = new RegExp(spaceless, 'v');
/** Whether a word is a character of a script without spaces: a run of them is one phrase. */
export function isSpaceless(word: string): boolean {
  return spacelessWord.test(word);
}

/** The English possessive is removed: "dog's" is 'dog'. */
const possessive = new RegExp(String.raw`(?<=${inRun})['’\u02bc][sS](?![\p{L}\p{N}\p{M}])`, 'gv');

const cacheLimit = 500_000;
let known = new KnownTexts();
let folded: string[] = [];

export function foldWord(word: string): string {
  return foldedPart(word, 0, word.length);
}

/** Most words come often: for them no new string is made. */
function foldedPart(text: string, from: number, to: number): string {
  const number = known.find(text, from, to);
  if (number >= 0) return folded[number] as string;
  const word = fold(text.slice(from, to));
  if (folded.length < cacheLimit) known.add(folded.push(word) - 1, text, from, to);
  else [known, folded] = [new KnownTexts(), []];
  return word;
}

export function foldWords(text: string): string[] {
  const bounds = wordBounds(text);
  if (bounds === null) return wordsByPattern(text).map(foldWord);
  const { at, length } = bounds;
  const words: string[] = [];
  for (let i = 0; i < length; i += 2)
    words.push(foldedPart(text, at[i] as number, at[i + 1] as number));
  return words;
}

/** Words as written, in order; where characters stand for others, as `plainText` has them. */
export function splitWords(text: string): string[] {
  const bounds = wordBounds(text);
  if (bounds === null) return wordsByPattern(text);
  const words: string[] = [];
  for (let i = 0; i < bounds.length; i += 2) words.push(text.slice(bounds.at[i], bounds.at[i + 1]));
  return words;
}

/**
 * Words as written, in order, by regular expression: slowly, where characters are longer than one
 * code unit.
 */
export function wordsByPattern(text: string): string[] {
  const words =
    plainText(text).replace(possessive, ' ').replace(elision, "$1'").match(wordPattern) ?? [];
  return words.filter((word) => !marksAlone.test(word));
}

/** The key of a text in alphabetical order; equal for texts that differ in accents alone. */
export function alphabeticalKey(text: string): string {
  return keyOf(foldWords(text));
}

export function keyOf(words: readonly string[]): string {
  return words.join(' ').slice(0, 160);
}
