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

/**
 * The form in which headings and titles of different records are compared: no case, marks or
 * punctuation, single spaces; other scripts stay as they are. Applying it twice changes nothing.
 */
export function headingKey(text: string): string {
  return simple.test(text) ? text : (latinKey(text) ?? anyKey(text));
}

function anyKey(text: string): string {
  return spaced(text).trim().normalize('NFC');
}

function spaced(text: string): string {
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
    .replace(spaces, ' ');
}

/** Latin letters with and without marks and the signs beside them, and the dashes and quotes of print. */
const latinSigns = [
  [0, 0x24f],
  [0x2010, 0x2027],
] as const;

/** Key of each of `latinSigns` by itself, at its code; null of any other sign. */
const latin = latinSigns.reduce<(string | null)[]>((keys, [first, last]) => {
  for (let code = first; code <= last; code += 1) {
    const sign = String.fromCharCode(code);
    const key = spaced(sign);
    // '+' and '#' depend on their neighbours; what becomes a letter and a space is rare.
    keys[code] = sign === '+' || sign === '#' || (key !== ' ' && key.includes(' ')) ? null : key;
  }
  return keys;
}, Array<string | null>(0x2028).fill(null));

/**
 * The key of a text of Latin letters, made sign by sign, which is quicker: nearly every heading is
 * one. Null where another sign is in it.
 */
function latinKey(text: string): string | null {
  let key = '';
  let isApart = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = latin[text.charCodeAt(at)] ?? null;
    if (sign === null) return null;
    if (sign === ' ') isApart = key !== '';
    else if (sign !== '') {
      key += isApart ? ` ${sign}` : sign;
      isApart = false;
    }
  }
  return key;
}
