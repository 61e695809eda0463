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
  ς: 'σ',
  /** Russian prints ё as е, and people type it so. */
  ё: 'е',
};

/** Marks of transliteration: nobody types them in 'ŏchʻŏn', 'Qurʼān' or 'kulʹtura'. */
const modifiers = /[\u02b0-\u02ff]/g;

const ascii = /^[ -~]*$/;

const semitic = /[\u0591-\u08ff]/;
/**
 * Vowel points of Hebrew; of Arabic the hamza, the lengthening stroke, the vowels and the signs of
 * recitation: most leave them out.
 */
const points =
  /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0621\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u08d3-\u08ff]/g;
/** Letters of Arabic script that are typed one for the other. */
const alikeInArabic: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ھ: 'ه',
  ہ: 'ه',
  ە: 'ه',
};
/** Acute and grave are written over Cyrillic to say where the stress is. */
const stress = /(?<=\p{sc=Cyrillic})[\u0300\u0301]+/gu;
const digit = /(?![0-9])\p{Nd}/gu;

/**
 * Lower case without accents and marks of transliteration, each character as what it stands for
 * (NFKC: full width, subscripts, ligatures), digits of any script as 0 to 9. Only marks on Latin and
 * Greek letters are removed: elsewhere (й, the vowels of Devanagari, the voicing of kana) a mark
 * makes another letter. Arabic and Hebrew are read as most people write them, without hamza and
 * vowels.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ascii.test(lower)) return lower;
  const plain = lower.replace(modifiers, '').normalize('NFKD').toLowerCase();
  return unpointed(plain)
    .replace(/([\p{sc=Latin}\p{sc=Greek}])[\u0300-\u036f\ufe20-\ufe2f]+/gu, '$1')
    .normalize('NFC')
    .replace(/[ßæœøđðłþıħŧςё]/g, (letter) => lettersWithoutDecomposition[letter] ?? letter)
    .replace(stress, '')
    .replace(digit, digitOf);
}

/** Unicode has the ten digits of a script side by side, 0 first, from a code that ends in 0 or 6. */
function digitOf(sign: string): string {
  let value = 0;
  const code = sign.codePointAt(0) as number;
  while (value < 9 && isDigit(code - value - 1)) value++;
  return String(value);
}

function isDigit(code: number): boolean {
  return /\p{Nd}/u.test(String.fromCodePoint(code));
}

/** A word of points alone stays. */
function unpointed(text: string): string {
  if (!semitic.test(text)) return text;
  const plain = text
    .replace(points, '')
    .replace(/[ٱىیکةھہە]/g, (letter) => alikeInArabic[letter] ?? letter);
  return plain.trim() === '' ? text : plain;
}
