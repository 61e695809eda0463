/** The class of a character by its code unit; 0 separates words. */
export const inWord = 1;
/** A character of a script without spaces: a word by itself. */
export const alone = 2;
/**
 * Half of a character beyond the first plane, or a mark of transliteration: its neighbours
 * decide.
 */
export const half = 3;

const letter = /[\p{L}\p{N}\p{M}]/u;
const spacelessLetter = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/**
 * A table, since it is read for every character of every record; no regular expression is as
 * quick.
 */
export const classes = new Uint8Array(65_536);
for (let code = 0; code < classes.length; code++) {
  const character = String.fromCharCode(code);
  if ((code >= 0xd800 && code < 0xe000) || (code >= 0x2b0 && code < 0x300)) classes[code] = half;
  else if (spacelessLetter.test(character)) classes[code] = alone;
  else if (letter.test(character)) classes[code] = inWord;
}
