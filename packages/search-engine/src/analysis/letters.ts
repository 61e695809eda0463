/** The class of a character by its code unit; 0 separates words. */
export const inWord = 1;
/** A character of a script without spaces: a word by itself. */
export const alone = 2;
/**
 * Half of a character beyond the first plane, a mark of transliteration, or a character that is
 * another one, or several, for those who read it: its neighbours decide.
 */
export const half = 3;

/**
 * Scripts in which nobody can tell words by spaces: in Thai and its kin, as in Han and kana, there
 * are none; in Korean particles stand at the word, and compounds are written either way.
 */
export const spaceless = String.raw`[[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\u30fc\uff70]--\p{Nd}]`;

const letter = /[\p{L}\p{N}\p{M}]/u;
const spacelessLetter = new RegExp(spaceless, 'v');

/** Voicing marks of kana and the parts of Korean syllables: they belong to the letter before. */
const parts = /[\u3099\u309a\uff9e\uff9f\u1100-\u11ff]/;
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

function classOf(character: string): number {
  if (spacelessLetter.test(character)) return alone;
  return letter.test(character) ? inWord : 0;
}

/** Whether what a character stands for makes the same words as the character itself. */
function isPlain(character: string, kind: number): boolean {
  const plain = Array.from(character.normalize('NFKC'));
  return kind === alone
    ? plain.length === 1 && classOf(plain[0] as string) === alone
    : plain.every((one) => classOf(one) === inWord && !/[\u02b0-\u02ff]/.test(one));
}

/**
 * A table, since it is read for every character of every record; no regular expression is as
 * quick.
 */
export const classes = new Uint8Array(65_536);
for (let code = 0; code < classes.length; code++) {
  const character = String.fromCharCode(code);
  const kind = classOf(character);
  if ((code >= 0xd800 && code < 0xe000) || (code >= 0x2b0 && code < 0x300)) classes[code] = half;
  else if (parts.test(character) || character.replace(invisible, '') === '') classes[code] = half;
  else if (kind !== 0) classes[code] = isPlain(character, kind) ? kind : half;
}

const run = /(?:(?![\u02b0-\u02ff])[\p{L}\p{N}\p{M}])+/gu;

/**
 * A text whose characters all stand for themselves (NFKC), where that decides what its words are:
 * half-width kana, ligatures, fractions. Signs that are no letters stay, or a trade mark would be
 * two letters at the end of a name.
 */
export function plainText(text: string): string {
  return text
    .replace(invisible, '')
    .replace(run, (letters) => (hasHalf(letters) ? letters.normalize('NFKC') : letters));
}

function hasHalf(letters: string): boolean {
  for (let i = 0; i < letters.length; i++) {
    const code = letters.charCodeAt(i);
    if (classes[code] === half && (code < 0xd800 || code > 0xdfff)) return true;
  }
  return false;
}
