import { describe, expect, test } from 'vitest';
import { decideEncoding as decide, textDecoder } from './encoding.ts';
import type { Warning } from '../warning.ts';

const decideEncoding = (bytes: Buffer, claimsUnicode: boolean) =>
  decide(bytes, { claimsUnicode }).encoding;

/** Text as an older catalogue would have written it in ANSEL: marks before letters. */
function inAnsel(text: string): Buffer {
  const marks = '\u0309\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030c\u030a';
  const others: Readonly<Record<string, number>> = {
    '\u0327': 0xf0,
    '\u0328': 0xf1,
    '\u0323': 0xf2,
    '\u0326': 0xf7,
    ß: 0xc7,
    ł: 0xb1,
    Ł: 0xa1,
    ø: 0xb2,
    ư: 0xbd,
    ơ: 0xbc,
  };
  const byteOf = (character: string) =>
    others[character] ??
    (marks.includes(character) ? 0xe0 + marks.indexOf(character) : character.charCodeAt(0));
  const letters = Array.from(text.normalize('NFC')).flatMap((letter) => {
    const [base = '', ...above] = others[letter] ? [letter] : Array.from(letter.normalize('NFD'));
    const horn = above.includes('\u031b') ? (base === 'o' ? 'ơ' : 'ư') : base;
    return [...above.filter((mark) => mark !== '\u031b'), horn];
  });
  return Buffer.from(letters.map(byteOf));
}

const titles = [
  [
    'Portuguese',
    'Memórias póstumas de Brás Cubas / edição de Antônio Gonçalves. São Paulo, 3. ed.',
  ],
  ['Portuguese, one word', 'Coleção Temas Transversais'],
  ['Portuguese, one place', 'São Paulo : Ática, 1998'],
  ['Portuguese in capitals', 'INTRODUÇÃO À EDUCAÇÃO'],
  ['French', 'Les misérables : édition établie par la Bibliothèque française. Liège'],
  ['German', 'Wörterbuch der schönen Künste. München, Köln : für Bücher'],
  ['Spanish', 'Cien años de soledad : José Muñoz, Ediciones Cátedra'],
  ['Swedish', 'Göteborg och Malmö : från år till år'],
] as const;

const titlesBeyondLatin1 = [
  ['Polish', 'Miesiące : książka. Łódź, Kraków'],
  ['Czech', 'Příběhy české : Dvořák'],
  ['Vietnamese', 'Truyện Kiều / Nguyễn Du. Hà Nội'],
  ['Romanian', 'Bucureşti : Editura Militară, în limba română'],
] as const;

describe.each([
  ['MARC-8', false],
  ['Unicode', true],
])('whether the leader says %s or not', (_, claimsUnicode) => {
  test.each([...titles, ...titlesBeyondLatin1])('%s in ANSEL is MARC-8', (_language, text) => {
    expect(decideEncoding(inAnsel(text), claimsUnicode)).toBe('marc-8');
  });

  test.each(titles)('%s in Latin-1 is Windows-1252', (_language, text) => {
    expect(decideEncoding(Buffer.from(text, 'latin1'), claimsUnicode)).toBe('windows-1252');
  });

  test.each([...titles, ...titlesBeyondLatin1])('%s in UTF-8 is UTF-8', (_language, text) => {
    expect(decideEncoding(Buffer.from(text), claimsUnicode)).toBe('utf-8');
  });

  test('ASCII with escapes of MARC-8 is MARC-8, without them ASCII', () => {
    expect(decideEncoding(Buffer.from('H\x1bb2\x1bsO'), claimsUnicode)).toBe('marc-8');
    expect(decideEncoding(Buffer.from('H2O'), claimsUnicode)).toBe('ascii');
  });

  test.each(['SÃO PAULO', 'n.º 5', 'nº 5', '3ª ed.', '©1998', '£5', '¡Hola', '25° S'])(
    '%s in Latin-1, and nothing else to go by, is Windows-1252',
    (text) => {
      expect(decideEncoding(Buffer.from(text, 'latin1'), claimsUnicode)).toBe('windows-1252');
    },
  );

  test('typographic quotes of Windows-1252 do not make it MARC-8', () => {
    const bytes = Buffer.from('\x93O cora\xe7\xe3o\x94 \x96 l\x92histoire', 'latin1');
    expect(decideEncoding(bytes, claimsUnicode)).toBe('windows-1252');
  });

  test('a pound sign of ANSEL before a price is MARC-8', () => {
    expect(decideEncoding(Buffer.from('\x1fc\xb912.95', 'latin1'), claimsUnicode)).toBe('marc-8');
  });
});

test('UTF-8 with a broken byte stays UTF-8 and is repaired with a warning', () => {
  const bytes = Buffer.concat([
    Buffer.from('ação, reação, '),
    Buffer.from([0xe9]),
    Buffer.from('lan'),
  ]);
  const warnings: Warning[] = [];
  expect(decideEncoding(bytes, false)).toBe('utf-8');
  expect(textDecoder({ encoding: 'utf-8' }, bytes, warnings)(0, bytes.length)).toBe(
    'ação, reação, \ufffdlan',
  );
  expect(warnings).toEqual(['encoding']);
});

test('a replacement character the source itself has gets no warning', () => {
  const bytes = Buffer.from('a\ufffdb');
  const warnings: Warning[] = [];
  expect(textDecoder({ encoding: 'utf-8' }, bytes, warnings)(0, bytes.length)).toBe('a\ufffdb');
  expect(warnings).toEqual([]);
});
