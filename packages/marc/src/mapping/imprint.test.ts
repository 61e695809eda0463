import { expect, test } from 'vitest';
import { describeTitle } from './describe-title.ts';
import { publicationOf } from './publication-of.ts';
import { fixedFieldLine, recordFromLines } from './record-from-lines.ts';
import type { Description } from '../description.ts';

function described(...lines: readonly string[]): Description {
  return describeTitle(recordFromLines(lines));
}

test('places, publishers and dates lose their punctuation and keep their brackets', () => {
  const { publications } = described(
    '260   $a[S.l. ;$aRecife :$bs.n.] :$bMassangana,$cc1988.$e(Olinda :$fGráfica,$g1989)',
  );
  expect(publications).toEqual([
    {
      kind: 'publication',
      places: ['[S.l.]', 'Recife'],
      publishers: ['[s.n.]', 'Massangana'],
      date: 'c1988',
    },
    { kind: 'manufacture', places: ['Olinda'], publishers: ['Gráfica'], date: '1989' },
  ]);
});

test('264 says what each body did; an empty or repeated statement is left out', () => {
  const { publications, year } = described(
    '264  1$aBelém :$bEdufpa,$c2017.',
    '264  4$c©2016',
    '260   $aBelém :$bEdufpa,$c2017.',
    '260   $b$c',
  );
  expect(publications.map((one) => [one.kind, one.date])).toEqual([
    ['publication', '2017'],
    ['copyright', '©2016'],
  ]);
  expect(year).toBe(2017);
});

test.each([
  ['300   $a12p.$bil.', '12p. : il.'],
  ['300   $axii, 393 p. :$bil. ;$c23 cm. +$e1 CD-ROM', 'xii, 393 p. : il. ; 23 cm. + 1 CD-ROM'],
])('%j is shown as %j', (line, extent) => {
  expect(described(line).extent).toEqual([extent]);
});

test.each([
  [{ 15: 'bl ', 35: 'por' }, [], 'bl', ['por']],
  [{ 15: 'brj', 35: 'por' }, [], 'bl', ['por']],
  [{ 15: 'nyu', 35: '|||' }, ['041 1 $aengpor$hfre'], 'nyu', ['eng', 'por']],
  [{ 15: 'xx ', 35: 'und' }, ['044   $abl'], 'bl', []],
  [{ 15: '|||', 35: 'mul' }, ['041 0 $apor$aspa'], '', ['por', 'spa']],
  [{ 15: 'fr#', 35: 'fra' }, [], 'fr', ['fre']],
])('008 %j with %j is of country %j and languages %j', (said, lines, country, languages) => {
  expect(described(fixedFieldLine(said), ...lines)).toMatchObject({ country, languages });
});

test('the language is found in a 008 that lost characters', () => {
  const title = described('008 20100492007     rjb           000 0por ', '260   $c2007');
  expect(title).toMatchObject({ languages: ['por'], year: 2007 });
});

test('ISBNs of ten and thirteen digits are one; qualifiers and prices are split off', () => {
  const { isbns } = described(
    '020   $a85-216-0565-X (broch.).',
    '020   $a9788521605652',
    '020   $a047301713X (pbk.) :$c$30.00',
    '020   $a85-859432-39$qv. 2',
    '020   $a(enc.)',
    '020   $z8570011234',
  );
  expect(isbns).toEqual([
    { isbn13: '9788521605652', asWritten: '85-216-0565-X', qualifier: 'broch.' },
    { isbn13: '9780473017132', asWritten: '047301713X', qualifier: 'pbk' },
    { isbn13: '', asWritten: '85-859432-39', qualifier: 'v. 2' },
  ]);
});

test('ISSNs and other numbers are brought to one form', () => {
  const title = described(
    '022   $a1519.2059$y1519-2058',
    '010   $a   75130025 ',
    '035   $a(OCoLC)123',
    '035   $aocm40768658',
    '024 7 $a10.1/x$2doi',
  );
  expect(title.issns).toEqual(['1519-2059']);
  expect(title.identifiers).toEqual([
    { source: 'lccn', value: '75130025' },
    { source: 'doi', value: '10.1/x' },
    { source: 'OCoLC', value: '123' },
    { source: 'OCoLC', value: '40768658' },
  ]);
});

test('a linking ISSN is told beside the own ones, and is the own where there is no other', () => {
  const numbers = (line: string) => {
    const { issns, linkingIssns } = described(line);
    return [issns, linkingIssns];
  };
  expect(numbers('022   $a1519-2059$l0028-0836')).toEqual([['1519-2059'], ['0028-0836']]);
  expect(numbers('022   $a1519-2059$l1519-2059')).toEqual([['1519-2059'], undefined]);
  expect(numbers('022   $l0028-0836')).toEqual([['0028-0836'], undefined]);
});

test.each([
  [['264  4$c©1999', '264  1$aSão Paulo :$bÁtica,$c1999'], 'São Paulo', 'Ática'],
  [['264  2$aRio de Janeiro$bDistribuidora', '264  1$aSão Paulo$bÁtica'], 'São Paulo', 'Ática'],
  [['264  4$c©1999', '260   $aSão Paulo$bÁtica$c1999'], 'São Paulo', 'Ática'],
  [['264  1$c1999', '264  2$aRio de Janeiro$bDistribuidora'], 'Rio de Janeiro', 'Distribuidora'],
])('of %j the imprint is %s, %s', (lines, place, publisher) => {
  expect(publicationOf(described(...lines))).toMatchObject({
    places: [place],
    publishers: [publisher],
  });
});

test('what says no place and no publisher has no imprint', () => {
  expect(publicationOf(described('264  4$c©1999'))).toBeUndefined();
});

test.each([
  ['$aengger', ['eng', 'ger']],
  ['$aingles', ['eng']],
  ['$aInglês', ['eng']],
  ['$aalemao', ['ger']],
  ['$aportuguês e espanhol', ['por', 'spa']],
  ['$aespanol', ['spa']],
  ['$aEnglish', ['eng']],
  ['$aportuguesa', []],
  ['$apt$aeng', ['por', 'eng']],
  ['$axyzabc', []],
])('041 %j is of languages %j', (codes, languages) => {
  expect(described(`041 0 ${codes}`).languages).toEqual(languages);
});
