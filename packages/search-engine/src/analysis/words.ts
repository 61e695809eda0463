import { fold } from './fold.ts';

/**
 * A word is a run of letters and digits. Hyphens, apostrophes and the punctuation of ISBD part
 * words, so that 'guarda-chuva' meets 'guarda chuva' and 'd'água' is found by 'água'. Scripts
 * written without spaces (Han, kana) give one word for each character.
 */
const wordPattern =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{N}\p{M}])+/gu;
const asciiWordPattern = /[a-z0-9]+/g;
const spaceless = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
/** The English possessive says nothing: "dog's" is 'dog'. */
const possessive = /(?<=[\p{L}\p{N}])['’]s(?![\p{L}\p{N}])/gu;
// eslint-disable-next-line no-control-regex
const ascii = /^[\0-\x7f]*$/;

export function foldedWords(text: string): string[] {
  const folded = fold(text);
  const plain = /['’]s/.test(folded) ? folded.replace(possessive, '') : folded;
  return plain.match(ascii.test(plain) ? asciiWordPattern : wordPattern) ?? [];
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
  return foldedWords(text).join(' ').slice(0, 160);
}
