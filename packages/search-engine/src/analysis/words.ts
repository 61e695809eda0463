import { fold } from './fold.ts';
import { alone, classes, half, inWord } from './letters.ts';

/**
 * A word is a run of letters and digits. Hyphens, apostrophes and the punctuation of ISBD part
 * words, so that 'guarda-chuva' meets 'guarda chuva' and 'd'água' is found by 'água'. Scripts
 * written without spaces (Han, kana) give one word for each character.
 */
const wordPattern =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{N}\p{M}])+/gu;
const spaceless = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
/** The English possessive says nothing: "dog's" is 'dog'. */
const possessive =
  /(?<=(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{N}\p{M}])['’][sS](?![\p{L}\p{N}\p{M}])/gu;

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
  return text.replace(possessive, '').match(wordPattern) ?? [];
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

/**
 * The words of a query, in groups that must stand together: a run of characters written without
 * spaces is looked for as one phrase, since its single characters say too little.
 */
export function wordGroups(text: string): string[][] {
  return text.split(/\s+/u).flatMap((piece) => {
    const found = foldedWords(piece);
    return found.length > 1 && found.every((word) => spaceless.test(word))
      ? [found]
      : found.map((word) => [word]);
  });
}

/** Text as it is compared in alphabetical order; equal for texts that differ in accents alone. */
export function alphabeticalKey(text: string): string {
  return keyOf(foldedWords(text));
}

export function keyOf(words: readonly string[]): string {
  return words.join(' ').slice(0, 160);
}
