import { expect, test } from 'vitest';
import { describeTitle } from './describe-title.ts';
import { fixedFieldLine, recordFromLines } from './record-from-lines.ts';

const blank = fixedFieldLine({ 6: 's2008' });

test.each([
  ['am', [blank], 'book'],
  ['am', [fixedFieldLine({ 23: 'o' })], 'ebook'],
  ['am', ['245 00$aRedes$h[recurso eletrônico]'], 'ebook'],
  ['am', ['856 40$uhttps://example.org/x', '300   $a12 p.'], 'book'],
  ['am', [fixedFieldLine({ 23: 's' }), '007 co cga'], 'book'],
  ['as', ['022   $a1519-2059'], 'serial'],
  ['as', [fixedFieldLine({ 6: 's2008', 23: 's' }), '100 1 $aHenty, G. A.'], 'ebook'],
  ['aa', [blank], 'article'],
  ['am', ['502   $aTese (Doutorado) - UFPE, 1999'], 'thesis'],
  ['am', ['502   $aOriginalmente apresentada como tese'], 'book'],
  ['tm', [blank], 'manuscript'],
  ['cm', [blank], 'score'],
  ['em', [blank], 'map'],
  ['jm', [blank], 'music'],
  ['im', [fixedFieldLine({ 30: 'f' })], 'audiobook'],
  ['im', [blank], 'sound'],
  ['gm', [fixedFieldLine({ 33: 'v' })], 'video'],
  ['gm', [fixedFieldLine({ 33: 's' })], 'image'],
  ['km', [blank], 'image'],
  ['mm', [fixedFieldLine({ 26: 'a' })], 'dataset'],
  ['mm', [fixedFieldLine({ 26: 'd' }), '006 e'], 'map'],
  ['mm', [fixedFieldLine({ 26: 'h' })], 'sound'],
  ['mm', [fixedFieldLine({ 26: 'b' }), '006 a'], 'software'],
  ['mm', [fixedFieldLine({ 26: 'm' }), '006 a'], 'ebook'],
  ['mm', ['006 s', '007 cr'], 'serial'],
  ['ms', ['022   $a1519-2059'], 'serial'],
  ['mm', [blank], 'software'],
  ['om', [blank], 'kit'],
  ['pc', [blank], 'archive'],
  ['rm', [fixedFieldLine({ 33: 'g' })], 'game'],
  ['rm', [blank], 'object'],
  ['ai', [fixedFieldLine({ 23: 'o' })], 'website'],
  ['am', ['245 10$aABNT NBR 6023 :$breferências'], 'standard'],
  ['am', ['245 10$aLei nº 9.610, de 19 de fevereiro de 1998'], 'normative-act'],
  ['am', ['245 10$aDeliberação nº 3, de 5 de maio de 2020'], 'normative-act'],
  ['am', ['245 10$aProvimento nº 61, de 17 de outubro de 2017'], 'normative-act'],
  ['am', ['245 10$aLei e ordem'], 'book'],
  ['  ', ['245 00$aFilme$h[gravação de vídeo]'], 'video'],
  ['  ', ['022   $a1519-2059'], 'serial'],
  ['  ', [], 'book'],
])('leader %j with %j is a %s', (kind, lines, type) => {
  expect(describeTitle(recordFromLines(lines, kind)).workType).toBe(type);
});

test.each([
  ['tm', 'archive'],
  ['am', 'archive'],
  ['km', 'image'],
])('leader %j under archival control is a %s', (kind, type) => {
  const { leader, fields } = recordFromLines([blank], kind);
  const controlled = `${leader.slice(0, 8)}a${leader.slice(9)}`;
  expect(describeTitle({ leader: controlled, fields }).workType).toBe(type);
});

test.each([
  ['am', ['856 40$uhttps://example.org/x'], true],
  ['am', ['856 42$uhttps://example.org/x'], false],
  ['am', ['856 40$y'], false],
  ['as', ['007 cr |||', '022   $a1519-2059'], true],
  ['em', [fixedFieldLine({ 29: 'o' })], true],
])('leader %j with %j is online: %j', (kind, lines, online) => {
  expect(describeTitle(recordFromLines(lines, kind)).isOnline).toBe(online);
});

test.each([
  [[fixedFieldLine({ 23: 'f' })], true],
  [[fixedFieldLine({ 23: 'd' })], true],
  [['300   $a2 v. em braille'], true],
  [['546   $aCom audiodescrição.'], true],
  [['007 tb'], true],
  [['650  4$aBraille (Sistema de escrita)'], false],
])('%j is accessible: %j', (lines, accessible) => {
  expect(describeTitle(recordFromLines(lines)).isAccessible).toBe(accessible);
});

test('the audience is the code of 008 and the notes', () => {
  const title = describeTitle(
    recordFromLines([fixedFieldLine({ 22: 'j' }), '521   $aA partir de 8 anos.']),
  );
  expect(title.audience).toEqual(['j', 'A partir de 8 anos.']);
});
