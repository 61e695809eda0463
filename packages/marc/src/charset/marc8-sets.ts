/**
 * The single-byte sets of MARC-8, after the code tables of the Library of Congress ('MARC 21
 * Specifications', part 3). A row holds sixteen codes, from 0x20 to 0x7F; '�' is no character.
 */

/** Characters by code, 0 to 127. */
export type CharacterSet = readonly string[];

function characterSet(...rows: string[]): CharacterSet {
  return Array.from('�'.repeat(0x20) + rows.join(''), (character) => character.replace('\0', ''));
}

export const ascii = characterSet(
  ' !"#$%&\'()*+,-./',
  '0123456789:;<=>?',
  '@ABCDEFGHIJKLMNO',
  'PQRSTUVWXYZ[\\]^_',
  '`abcdefghijklmno',
  'pqrstuvwxyz{|}~�',
);

/**
 * ANSEL (ANSI/NISO Z39.47). The left halves of the ligature and the double tilde are Unicode's
 * whole double marks, and the right halves nothing.
 */
export const ansel = characterSet(
  ' ŁØĐÞÆŒʹ·♭®±ƠƯʼ�',
  'ʻłøđþæœʺı£ð�ơư��',
  '°ℓ℗©♯¿¡ß€�������',
  '����������������',
  '\u0309\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030c\u030a\u0361\0\u0315\u030b\u0310',
  '\u0327\u0328\u0323\u0324\u0325\u0333\u0332\u0326\u031c\u032e\u0360\0��\u0313�',
);

const greekSymbols = characterSet(
  ' ���������������',
  '����������������',
  '����������������',
  '����������������',
  '�αβγ������������',
  '����������������',
);

const subscripts = characterSet(
  ' �������₍₎�₊�₋��',
  '₀₁₂₃₄₅₆₇₈₉������',
  '����������������',
  '����������������',
  '����������������',
  '����������������',
);

const superscripts = characterSet(
  ' �������⁽⁾�⁺�⁻��',
  '⁰¹²³⁴⁵⁶⁷⁸⁹������',
  '����������������',
  '����������������',
  '����������������',
  '����������������',
);

const hebrew = characterSet(
  ' !״#$%&׳()*+,־./',
  '0123456789:;<=>?',
  '\u05b7\u05b8\u05b6\u05b5\u05b4\u05b9\u05bb\u05b0\u05b2\u05b3\u05b1\u05bc\u05bf\u05c1\ufb1e�',
  '�����������[�]��',
  'אבגדהוזחטיךכלםמן',
  'נסעףפץצקרשתװױײ��',
);

const arabic = characterSet(
  ' !"#$٪&\'()٭+،-./',
  '٠١٢٣٤٥٦٧٨٩:؛<=>؟',
  '�ءآأؤإئابةتثجحخد',
  'ذرزسشصضطظعغ[�]��',
  '\u0640فقكلمنهوىي\u064b\u064c\u064d\u064e\u064f',
  '\u0650\u0651\u0652ٱٰ���٬”“�����',
);

const extendedArabic = characterSet(
  ' ۽ٲٳٹٺٻټٽپٿڀځڂڃڄ',
  'څچڿڇڈډڊڋڌڍڎڏڐڑڒړ',
  'ڔڕږڗژڙښڛڜۺڝڞۻڟڠۼ',
  'ڡڢڣڤڥڦڧڨکڪګڬڭڮگڰ',
  'ڱڲڳڴڵڶڷڸںڻڼڽڹھۀۄ',
  'ۅۆۊۋۍێېےۓ����\u0306\u030c�',
);

const cyrillic = characterSet(
  ' !"#$%&\'()*+,-./',
  '0123456789:;<=>?',
  'юабцдефгхийклмно',
  'пярстужвьызшэщчъ',
  'ЮАБЦДЕФГХИЙКЛМНО',
  'ПЯРСТУЖВЬЫЗШЭЩЧ�',
);

const extendedCyrillic = characterSet(
  ' ���������������',
  '����������������',
  'ґђѓєёѕіїјљњћќўџ�',
  'ѣѳѵѫ�������[�]�_',
  'ҐЂЃЄЁЅІЇЈЉЊЋЌЎЏЪ',
  'ѢѲѴѪ������������',
);

const greek = characterSet(
  ' \u0300\u0301\u0308\u0342\u0313\u0314\u0345��������',
  '«»“”ʹ͵�����·���;',
  '�ΑΒ�ΓΔΕϚϜΖΗΘΙΚΛΜ',
  'ΝΞΟΠϞΡΣ�ΤΥΦΧΨΩϠ�',
  '�αβϐγδεϛϝζηθικλμ',
  'νξοπϟρσςτυφχψωϡ�',
);

/** Sets designated by the final of an escape sequence. */
export const setByFinal: ReadonlyMap<number, CharacterSet> = new Map([
  [0x32, hebrew],
  [0x33, arabic],
  [0x34, extendedArabic],
  [0x42, ascii],
  [0x45, ansel],
  [0x4e, cyrillic],
  [0x51, extendedCyrillic],
  [0x53, greek],
]);

/** Sets designated by a single letter after the escape. */
export const setByLetter: ReadonlyMap<number, CharacterSet> = new Map([
  [0x62, subscripts],
  [0x67, greekSymbols],
  [0x70, superscripts],
  [0x73, ascii],
]);

/** Beginning and end of characters not to be filed, and the joiners. */
export const controlCharacters: ReadonlyMap<number, string> = new Map([
  [0x88, ''],
  [0x89, ''],
  [0x8d, '\u200d'],
  [0x8e, '\u200c'],
]);

/** Marks stand before their letter in MARC-8, the superscript alef after it. */
export function isMark(character: string): boolean {
  return character >= '\u0300' && /^[\p{Mn}--\u0670]$/v.test(character);
}
