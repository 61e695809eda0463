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
  ª: 'a',
  º: 'o',
};

const ascii = /^[ -~]*$/;

/**
 * Lower case without accents. Only marks on Latin and Greek letters go: elsewhere (й, the
 * vowels of Devanagari, the voicing of kana) a mark makes another letter.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ascii.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/([\p{sc=Latin}\p{sc=Greek}])[\u0300-\u036f]+/gu, '$1')
    .normalize('NFC')
    .replace(/[ßæœøđðłþıħªº]/g, (letter) => lettersWithoutDecomposition[letter] ?? letter);
}
