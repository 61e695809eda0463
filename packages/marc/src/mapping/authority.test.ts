import { expect, test } from 'vitest';
import { describeAuthority } from './describe-authority.ts';
import { recordFromLines } from './record-from-lines.ts';
import { recordKind } from './record-kind.ts';

test('an authority record gives heading, variants, related headings, notes and sources', () => {
  const authority = describeAuthority(
    recordFromLines(
      [
        '008 860211i| azznnaabn          |a ana      ',
        '150   $aVestuário infantil',
        '450   $aCrianças$xVestuário',
        '450   $aRoupas de criança.',
        '550   $wg$aVestuário',
        '550   $wh$aUniformes escolares',
        '510 2 $aMuseu do Traje',
        '667   $aNota interna',
        '680   $iUsar para$aroupas até 12 anos.',
        '670   $aTesauro, 1999:$bp. 12',
      ],
      'z ',
    ),
  );
  expect(authority).toEqual({
    type: 'topic',
    heading: 'Vestuário infantil',
    variants: ['Crianças – Vestuário', 'Roupas de criança'],
    related: [
      { relation: 'broader', type: 'topic', heading: 'Vestuário' },
      { relation: 'narrower', type: 'topic', heading: 'Uniformes escolares' },
      { relation: 'related', type: 'corporate', heading: 'Museu do Traje' },
    ],
    notes: ['Usar para roupas até 12 anos.'],
    sources: ['Tesauro, 1999: p. 12'],
    scheme: '',
  });
});

test.each([
  ['100 1 $aAssis, Machado de,$d1839-1908', 'person', 'Assis, Machado de, 1839-1908'],
  ['100 1 $aFinzi, Gerald,$d1901-1956.$tCanções', 'title', 'Finzi, Gerald, 1901-1956. Canções'],
  ['110 1 $aBrasil.$bSenado', 'corporate', 'Brasil. Senado'],
  ['111 2 $aCongresso$d(1983)', 'meeting', 'Congresso (1983)'],
  ['130  0$aBíblia', 'title', 'Bíblia'],
  ['148   $aSéculo XIX', 'period', 'Século XIX'],
  ['151   $aRecife (PE)', 'place', 'Recife (PE)'],
  ['155   $aRomances', 'genre', 'Romances'],
  ['180   $xHistória$xFontes', 'general-subdivision', 'História – Fontes'],
  ['181   $zBrasil', 'place-subdivision', 'Brasil'],
  ['182   $ySéculo XX', 'period-subdivision', 'Século XX'],
  ['185   $vFicção', 'genre-subdivision', 'Ficção'],
])('%j is a heading of type %s', (line, type, heading) => {
  expect(describeAuthority(recordFromLines([line], 'z '))).toMatchObject({ type, heading });
});

test('without a heading there is no authority', () => {
  expect(describeAuthority(recordFromLines(['400 1 $aAssis'], 'z '))).toBeNull();
  expect(describeAuthority(recordFromLines(['150   $a '], 'z '))).toBeNull();
});

test.each([
  ['am', ['245 10$aA'], 'bibliographic'],
  ['  ', ['245 10$aA'], 'bibliographic'],
  ['z ', ['245 10$aA'], 'bibliographic'],
  ['  ', ['020   $a1'], 'bibliographic'],
  ['x ', ['852   $bA'], 'holdings'],
  ['y ', ['004 1', '245 10$aA'], 'holdings'],
  ['  ', ['866  0$a1985'], 'holdings'],
  ['z ', ['150   $aA'], 'authority'],
  ['am', ['150   $aA'], 'authority'],
  ['w ', ['153   $a1'], 'other'],
  ['  ', [], 'other'],
])('leader %j with %j is %s', (kind, lines, expected) => {
  expect(recordKind(recordFromLines(lines, kind))).toBe(expected);
});
