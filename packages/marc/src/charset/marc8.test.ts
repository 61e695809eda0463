import { describe, expect, test } from 'vitest';
import type { Warning } from '../warning.ts';
import { decodeMarc8, hasDesignation } from './marc8.ts';

function decode(text: string): { text: string; warnings: Warning[] } {
  const bytes = Buffer.from(text, 'latin1');
  const warnings: Warning[] = [];
  return { text: decodeMarc8(bytes, 0, bytes.length, warnings).normalize('NFC'), warnings };
}

test.each([
  ['acute', '\xe2e', 'é'],
  ['cedilla and tilde', 'educa\xf0c\xe4ao', 'educação'],
  ['two marks on a letter', 'Vi\xe3\xf2et Nam', 'Việt Nam'],
  ['letters of their own', '\xa1\xe2od\xe2z \xb2\xa2 \xb3 \xb5 \xc7', 'Łódź øØ đ æ ß'],
  ['letters with horn', 'th\xbc ng\xbd\xe1\xbci', 'thơ người'],
  ['alif and ayn', 'Qur\xae\xe5an \xb0Ali', 'Qurʼān ʻAli'],
  ['signs', '\xb9 \xc0 \xc3 \xc5 \xc6 \xc8', '£ ° © ¿ ¡ €'],
  ['ligature over two letters', 'Akademi\xebi\xeca', 'Akademii\u0361a'],
  ['double tilde over two letters', '\xfan\xfbg', 'n\u0360g'],
  ['hook and breve below', '\xf7s \xf9h', 'ș ḫ'],
  ['filing marks are left out', '\x88The \x89sea', 'The sea'],
  ['a mark before a blank', 'a \xe2 b', 'a  \u0301b'],
])('ANSEL: %s', (_, bytes, text) => {
  expect(decode(bytes)).toEqual({ text, warnings: [] });
});

test.each([
  ['Greek symbols', '\x1bgabc\x1bs', 'αβγ'],
  ['subscripts', 'H\x1bb2\x1bsO', 'H₂O'],
  ['superscripts', 'cm\x1bp2\x1bs.', 'cm².'],
  ['Cyrillic', '\x1b(NwOJNA\x1b(B.', 'Война.'],
  ['Extended Cyrillic beside it', '\x1b(N\x1b)QkIJ\xc6W\x1b(B\x1b)E', 'Кийів'],
  ['Greek, a mark before its letter', '\x1b(S"A\x1b(B', 'Ά'],
  ['Hebrew', '\x1b(2ylem\x1b(B', 'שלום'],
  ['Arabic', '\x1b(3GdcJGH\x1b(B', 'الكتاب'],
  ['Extended Arabic', '\x1b(4)\x1b(B', 'پ'],
  ['ANSEL in full notation', '\x1b)!E\xe2e', 'é'],
  ['the other intermediate for G0', '\x1b,NN\x1b,B.', 'н.'],
  ['East Asian', '\x1b$1!Bs!Ci!Xl\x1b(B.', '日本語.'],
  ['East Asian in G1', '\x1b$)1\xa1\xb0\xb4a', '中a'],
  ['blanks between East Asian', '\x1b$1!Bs !Ci\x1b(B', '日 本'],
])('escape sequence: %s', (_, bytes, text) => {
  expect(decode(bytes)).toEqual({ text, warnings: [] });
});

describe('what cannot be read', () => {
  test.each([
    ['a code that is no character', 'a\xffb', 'a\ufffdb'],
    ['East Asian broken off', '\x1b$1!Bs!C', '日\ufffd\ufffd'],
    ['an East Asian code that is none', '\x1b$1!!!', '\ufffd'],
    ['an escape that designates nothing', 'Soci\x1bt\xe2e', 'Socité'],
    ['an escape at the end', 'a\x1b', 'a'],
  ])('%s gets a warning', (_, bytes, text) => {
    expect(decode(bytes)).toEqual({ text, warnings: ['encoding'] });
  });
});

test('every subfield begins with ASCII and ANSEL', () => {
  expect(decode('\x1fa\x1b(NN\x1fbN\xe2e').text).toBe('\x1faн\x1fbNé');
});

test('a mark at the end of a subfield stays in it', () => {
  expect(decode('\x1fae\xe2\x1fbx').text).toBe('\x1faé\x1fbx'.normalize('NFC'));
});

test('only escapes that designate a set make text MARC-8', () => {
  expect(hasDesignation(Buffer.from('a\x1bp2\x1bs'))).toBe(true);
  expect(hasDesignation(Buffer.from('a\x1b[31m and \x1bZ'))).toBe(false);
});
