import { describe, expect, test } from 'vitest';
import { readActName } from './act-name.ts';
import { daysOf } from './day-span.ts';
import { describeTitle } from './describe-title.ts';
import { recordFromLines } from './record-from-lines.ts';

const archive = (...lines: readonly string[]) =>
  describeTitle(recordFromLines(['245 00$aPapéis', ...lines], 'pd')).archive;
const titled = (title: string, ...lines: readonly string[]) =>
  describeTitle(recordFromLines([`245 00$a${title}`, ...lines]));

describe('a unit of an archive', () => {
  test('says code, fonds, level, producers and dates', () => {
    const unit = archive(
      '046   $k1988$l1992-06$2iso8601',
      '099   $aBR REBIVALE$aCR.02-015',
      '110 2 $aCoordenação',
      '351   $cDossiê.$aPor data.',
      '700 1 $aSilva, Ana$4crp',
    );
    expect(unit).toEqual({
      referenceCode: 'BR REBIVALE CR.02-015',
      fonds: 'BR REBIVALE CR',
      level: 'file',
      producers: ['Coordenação'],
      dates: { firstDay: '1988-01-01', lastDay: '1992-06-30' },
    });
  });

  test('of which nothing is said', () => {
    expect(archive()).toEqual({
      referenceCode: '',
      fonds: '',
      level: null,
      producers: [],
      dates: null,
    });
  });

  test.each([
    ['Fonds', 'fonds'],
    ['Nível: série;', 'series'],
    ['Sub-série', 'subseries'],
    ['Subfundo', 'subsection'],
    ['Record group', 'fonds'],
    ['Processo', 'file'],
    ['Nível de descrição 5', null],
    ['Item documental', 'item'],
  ])('of level %j', (said, level) => {
    expect(archive(`351   $c${said}`)?.level).toBe(level);
  });

  test.each([
    ['BR RJANRIO 35.0.MAP.1', 'BR RJANRIO 35'],
    ['CR.02', 'CR'],
    ['MSS 45', 'MSS 45'],
  ])('%s is of the fonds %s', (code, fonds) => {
    expect(archive(`099   $a${code}`)?.fonds).toBe(fonds);
  });

  test('has the dates of its title, else of the record', () => {
    const inclusive = describeTitle(recordFromLines(['245 00$aCartas,$f1901-1910'], 'pc'));
    expect(inclusive.archive?.dates).toEqual({ firstDay: '1901-01-01', lastDay: '1910-12-31' });
    expect(inclusive.archive?.level).toBe('collection');
    expect(archive('264  0$c1931')?.dates).toEqual({
      firstDay: '1931-01-01',
      lastDay: '1931-12-31',
    });
  });
});

test.each([
  ['Lei nº 9.610, de 19 de fevereiro de 1998', 'Lei', '9.610', '1998-02-19'],
  ['Decreto-Lei nº 5.452, de 1º de maio de 1943', 'Decreto-Lei', '5.452', '1943-05-01'],
  ['Emenda Constitucional n. 45, de 30/12/2004', 'Emenda Constitucional', '45', '2004-12-30'],
  ['Lei 8.666/93', 'Lei', '8.666', '1993'],
  ['Lei nº 8.666/1993', 'Lei', '8.666', '1993'],
  ['Portaria GM/MS nº 2.048, de 2002', 'Portaria GM/MS', '2.048', '2002'],
  ['Resolução número 7-A', 'Resolução', '7-A', ''],
  ['Ley N° 25.326, 4 de octubre de 2000', 'Ley', '25.326', '2000-10-04'],
  ['Lei nº 5.', 'Lei', '5', ''],
])('%j is the name of an act', (text, kind, number, date) => {
  expect(readActName(text)).toEqual({ kind, number, date });
});

test.each(['', 'Código Civil', 'Alvará de 19 de abril de 1808', '1984', `${'a '.repeat(5_000)}1`])(
  '%j is none',
  (text) => expect(readActName(text)).toBeNull(),
);

describe('a normative act', () => {
  test('says kind, number, day, issuing body and state', () => {
    const { act, related } = titled(
      'Lei nº 14.133, de 1º de abril de 2021 /',
      '110 1 $aBrasil.$4enj',
      '583 1 $aalteração$lem vigor, com alterações',
      '710 2 $aImprensa Nacional$4pbl',
      '787 08$iRevoga:$tLei nº 8.666$wdemo-1',
      '787 08$iVer também:$tOutra',
    );
    expect(act).toEqual({
      kind: 'Lei',
      number: '14.133',
      dates: { firstDay: '2021-04-01', lastDay: '2021-04-01' },
      issuers: ['Brasil'],
      state: 'amended',
    });
    expect(related.map(({ relation, detail }) => [relation, detail])).toEqual([
      ['revokes', ''],
      ['related', 'Ver também'],
    ]);
  });

  test('of which little is said has its year', () => {
    expect(titled('Portaria n. 45', '264  1$c1999').act).toEqual({
      kind: 'Portaria',
      number: '45',
      dates: { firstDay: '1999-01-01', lastDay: '1999-12-31' },
      issuers: [],
      state: null,
    });
  });

  test.each([
    ['500   $aRevogada pela Lei nº 9.610, de 1998.', 'revoked'],
    ['500   $aSituação: em vigor', 'in-force'],
    ['500   $aTrata da lei revogada em 1998.', null],
    ['583 1 $lRevogado parcialmente', 'amended'],
    ['583 0 $lRevogado', null],
    ['583   $aRevogação$lrevogado', 'revoked'],
    ['787 08$iRevogado por:$tOutra', 'revoked'],
    ['787 08$iAmended by:$tOutra', 'amended'],
  ])('with %s is %s', (line, state) => {
    expect(titled('Lei nº 5.988', line).act?.state).toBe(state);
  });
});

describe('a standard', () => {
  test.each([
    ['ABNT NBR 6023', '024 7 $aABNT NBR 6023:2018$2local', 'ABNT NBR 6023:2018', ['ABNT']],
    ['NBR ISO/IEC 27001: segurança', '020   $a1', 'NBR ISO/IEC 27001', ['ABNT']],
    ['NBR 6023:2002', '500   $aNota', 'NBR 6023:2002', ['ABNT']],
  ])('%s', (title, line, number, organizations) => {
    expect(titled(title, line).standard).toEqual({ number, organizations, state: null });
  });

  test('whose number is not read is of the body it is entered under', () => {
    const fixed = `008 ${' '.repeat(24)}u${' '.repeat(15)}`;
    const lines = [fixed, '110 2 $aInternational Organization for Standardization'];
    const { standard } = titled('Quality systems', ...lines, '785 02$tOutra');
    expect(standard).toEqual({ number: '', organizations: ['ISO'], state: 'replaced' });
  });
});

test.each([
  ['19980219', '1998-02-19', '1998-02-19'],
  ['1998-02', '1998-02-01', '1998-02-28'],
  ['1998', '1998-01-01', '1998-12-31'],
])('%s is from %s to %s', (text, firstDay, lastDay) => {
  expect(daysOf(text)).toEqual({ firstDay, lastDay });
});

test.each(['', '98', '1998-13', '1998-02-30', 'ontem', '19981'])('%j is no date', (text) => {
  expect(daysOf(text)).toBeNull();
});

test('what is said of these is said of nothing else', () => {
  const book = titled('Um livro', '099   $aX.1', '583 1 $lrevogado');
  expect(Object.keys(book)).not.toEqual(expect.arrayContaining(['archive']));
  expect(book).not.toHaveProperty('act');
  expect(book).not.toHaveProperty('standard');
});
