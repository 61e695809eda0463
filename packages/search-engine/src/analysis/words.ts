import { fold } from './fold.ts';
import { alone, classes, half, inWord } from './letters.ts';

/**
 * A word is a run of letters and digits. Hyphens, apostrophes and the punctuation of ISBD part
 * words, so that 'guarda-chuva' meets 'guarda chuva' and 'd'água' is found by 'água'. Of signs,
 * those that make another name of a single letter are in the word: C++, C#. Scripts written without
 * spaces (Han, kana) give one word for each character.
 */
const wordPattern =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|(?<!(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{N}\p{M}])[A-Za-z](?:\+\+|#(?!(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{N}\p{M}]))|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{N}\p{M}])+/gu;
/** The modifier letter stands for an apostrophe where a single letter is before it: 'OʼBrien'. */
const elision = /(?<![\p{L}\p{N}\p{M}])(\p{L}\p{M}*)\u02bc(?=\p{L})/gu;
const marksAlone = /^[\u02b0-\u02ff]+$/;
const spaceless = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
/** Whether a word is a character written without spaces: a run of them is one phrase. */
export function isSpaceless(word: string): boolean {
  return spaceless.test(word);
}

/** The English possessive says nothing: "dog's" is 'dog'. */
const possessive =
  /(?<=(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{N}\p{M}])['’\u02bc][sS](?![\p{L}\p{N}\p{M}])/gu;

const cacheLimit = 500_000;
const known = new Map<string, string>();

export function foldedWord(word: string): string {
  const found = known.get(word);
  if (found !== undefined) return found;
  if (known.size >= cacheLimit) known.clear();
  const folded = fold(word);
  known.set(word, folded);
  return folded;
}

export function foldedWords(text: string): string[] {
  const words = writtenWords(text);
  for (let i = 0; i < words.length; i++) words[i] = foldedWord(words[i] as string);
  return words;
}

/** Words as they are written, in order. */
export function writtenWords(text: string): string[] {
  const words: string[] = [];
  let start = -1;
  for (let i = 0; i <= text.length; i++) {
    const kind = i < text.length ? (classes[text.charCodeAt(i)] as number) : 0;
    if (kind === inWord) {
      if (start < 0) start = i;
      continue;
    }
    if (kind === half) return wordsByPattern(text);
    if (start >= 0) {
      if (i - start === 1 && endsName(text, i)) {
        const end = text.charCodeAt(i) === hash ? i + 1 : i + 2;
        words.push(text.slice(start, end));
        start = -1;
        i = end - 1;
        continue;
      }
      words.push(text.slice(start, i));
      start = -1;
      if (isPossessive(text, i)) {
        i = endOfPossessives(text, i) - 1;
        continue;
      }
    }
    if (kind === alone) words.push(text.slice(i, i + 1));
  }
  return words;
}

/** The same, slowly, where characters are longer than one code unit. */
export function wordsByPattern(text: string): string[] {
  const words = text.replace(possessive, ' ').replace(elision, "$1'").match(wordPattern) ?? [];
  return words.filter((word) => !marksAlone.test(word));
}

const hash = 0x23;
const plus = 0x2b;

/** Whether signs follow a letter at `at - 1` that make it the name of another thing: C++, F#. */
function endsName(text: string, at: number): boolean {
  const sign = text.charCodeAt(at);
  if (sign !== hash && sign !== plus) return false;
  if (!isBasicLetter(text.charCodeAt(at - 1))) return false;
  if (sign === plus) return text.charCodeAt(at + 1) === plus;
  return at + 1 === text.length || classes[text.charCodeAt(at + 1)] !== inWord;
}

function isBasicLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

/** One may follow another: what is written "a's's" is 'a'. */
function endOfPossessives(text: string, at: number): number {
  let end = at;
  while (isPossessive(text, end)) end += 2;
  return end;
}

function isPossessive(text: string, at: number): boolean {
  const mark = text.charCodeAt(at);
  if (mark !== 0x27 && mark !== 0x2019) return false;
  const letter = text.charCodeAt(at + 1) | 0x20;
  if (letter !== 0x73) return false;
  const after = at + 2 < text.length ? (classes[text.charCodeAt(at + 2)] as number) : 0;
  return after === 0;
}

/** Text as it is compared in alphabetical order; equal for texts that differ in accents alone. */
export function alphabeticalKey(text: string): string {
  return keyOf(foldedWords(text));
}

export function keyOf(words: readonly string[]): string {
  return words.join(' ').slice(0, 160);
}
