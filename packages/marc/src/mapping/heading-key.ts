/**
 * Marks written over or under Latin, Greek and Cyrillic letters, and the points of Hebrew and
 * Arabic. Vowel signs of Indic scripts and the voicing marks of kana are letters to their readers
 * and stay.
 */
const marks =
  // oxlint-disable-next-line no-misleading-character-class -- combining marks are what is looked for
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
/** Letters that Unicode does not take apart, as libraries file them. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ς: 'σ',
};
const unusual = /[æœøßłđðþıħŧς]/g;
/** Apostrophes and the modifier letters of transliteration vanish (NACO comparison rules). */
const vanishing = /['’‘`\u02b0-\u02ff]/g;
const punctuation = /[^\p{L}\p{N}\p{M}+#]+/gu;
/** '+' and '#' stay where they close a word, or C, C++ and C# would be one heading. */
const loose = /(^|[^\p{L}\p{N}+#])[+#]+/gu;
const spaces = / {2,}/g;
const simple = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
// oxlint-disable-next-line no-control-regex -- the range is ASCII
const ascii = /^[\u0000-\u007f]*$/;

/** Most headings are ASCII, and need none of the work on marks and scripts. */
function asciiKey(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/['`]/g, '')
    .replace(/[^a-z0-9+#]+/g, ' ');
  const joined = /[+#]/.test(words) ? words.replace(loose, '$1 ').replace(spaces, ' ') : words;
  return joined.trim();
}

/**
 * The form in which headings and titles of different records are compared: no case, marks or
 * punctuation, single spaces; other scripts stay as they are. Applying it twice changes nothing.
 */
export function headingKey(text: string): string {
  if (simple.test(text)) return text;
  if (ascii.test(text)) return asciiKey(text);
  return text
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .replace(unusual, (letter) => letters[letter] ?? letter)
    .replace(vanishing, '')
    .replace(punctuation, ' ')
    .replace(loose, '$1 ')
    .replace(spaces, ' ')
    .trim()
    .normalize('NFC');
}
