/** What a character is in a word, told by its code unit; 0 is what parts words. */
export const inWord = 1;
/** Of a script without spaces: a word by itself. */
export const alone = 2;
/** Half of a character beyond the first plane, or a mark of transliteration: what is around tells. */
export const half = 3;

const letter = /[\p{L}\p{N}\p{M}]/u;
const spacelessLetter = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/** Looked up for every character of every record, which no regular expression does as quickly. */
export const classes = new Uint8Array(65_536);
for (let code = 0; code < classes.length; code++) {
  const character = String.fromCharCode(code);
  if ((code >= 0xd800 && code < 0xe000) || (code >= 0x2b0 && code < 0x300)) classes[code] = half;
  else if (spacelessLetter.test(character)) classes[code] = alone;
  else if (letter.test(character)) classes[code] = inWord;
}
