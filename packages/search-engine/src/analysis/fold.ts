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

/**
 * Lower case without accents and marks of transliteration. Only marks on Latin and Greek letters
 * are removed: elsewhere (й, the vowels of Devanagari, the voicing of kana) a mark makes another
 * letter.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ascii.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/([\p{sc=Latin}\p{sc=Greek}])[\u0300-\u036f\ufe20-\ufe2f]+/gu, '$1')
    .normalize('NFC')
    .replace(/[ßæœøđðłþıħŧªº]/g, (letter) => lettersWithoutDecomposition[letter] ?? letter)
    .replace(modifiers, '');
}
