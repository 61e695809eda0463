/** Letters that Unicode does not decompose but readers take for plain ones. */
const lettersWithoutDecomposition: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ª: 'a',
  º: 'o',
};

/** Marks of transliteration: nobody types them in 'ŏchʻŏn', 'Qurʼān' or 'kulʹtura'. */
const modifiers = /[\u02b0-\u02ff]/g;

const ascii = /^[ -~]*$/;

const semitic = /[\u0591-\u06d5]/;
/** Vowel points of Hebrew; of Arabic the hamza, the lengthening stroke and the vowels: most leave them out. */
const points =
  /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0621\u0640\u064b-\u065f\u0670]/g;
/** Letters of Arabic script that are typed one for the other. */
const alikeInArabic: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};

/**
 * Lower case without accents and marks of transliteration. Only marks on Latin and Greek letters
 * are removed: elsewhere (й, the vowels of Devanagari, the voicing of kana) a mark makes another
 * letter. Arabic and Hebrew are read as most people write them, without hamza and vowels.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ascii.test(lower)) return lower;
  return unpointed(lower)
    .normalize('NFD')
    .replace(/([\p{sc=Latin}\p{sc=Greek}])[\u0300-\u036f\ufe20-\ufe2f]+/gu, '$1')
    .normalize('NFC')
    .replace(/[ßæœøđðłþıħŧªº]/g, (letter) => lettersWithoutDecomposition[letter] ?? letter)
    .replace(modifiers, '');
}

/** A word of points alone stays. */
function unpointed(text: string): string {
  if (!semitic.test(text)) return text;
  const plain = text
    .normalize('NFD')
    .replace(points, '')
    .replace(/[ٱىیکة]/g, (letter) => alikeInArabic[letter] ?? letter);
  return plain.trim() === '' ? text : plain;
}
