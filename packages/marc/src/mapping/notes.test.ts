import { expect, test } from 'vitest';
import { describeTitle } from './describe-title.ts';
import { recordFromLines } from './record-from-lines.ts';
import type { Description } from '../description.ts';

function described(...lines: readonly string[]): Description {
  return describeTitle(recordFromLines(lines));
}

test('notes keep their tag and stop; those for staff stay out; contents are parted', () => {
  const title = described(
    '500   $aInclui índice.',
    '500   $aInclui índice.',
    '500   $3Vol. 1:$aDedicatória',
    '541 0 $aDoação de particular',
    '583   $aHigienizado',
    '505 0 $aA ponte -- O rio / Ana -- O mar.',
    '520   $aTrata de pontes.$bMais.',
  );
  expect(title.notes).toEqual([
    { tag: '500', text: 'Inclui índice.' },
    { tag: '500', text: 'Vol. 1: Dedicatória' },
  ]);
  expect(title.contents).toEqual(['A ponte', 'O rio / Ana', 'O mar.']);
  expect(title.abstracts).toEqual(['Trata de pontes. Mais.']);
});

test('repeated contents keep the lines they have alike, and a note said twice is one', () => {
  const { contents } = described(
    '505 0 $aPrefácio -- O rio',
    '505 0 $aPrefácio -- O mar',
    '505 0 $aPrefácio -- O mar',
    '505 00$gv. 1.$tA ponte /$rAna$tO cais',
  );
  expect(contents).toEqual([
    'Prefácio',
    'O rio',
    'Prefácio',
    'O mar',
    'v. 1. A ponte / Ana',
    'O cais',
  ]);
});

test('notes stand in the order of the record, whatever their tags', () => {
  const { notes } = described(
    '546   $aEm francês.',
    '500   $aCapa solta.',
    '504   $aBibliografia.',
    '500   $aAutografado.',
  );
  expect(notes.map(({ tag }) => tag)).toEqual(['546', '500', '504', '500']);
});

test('the level and arrangement of archival material are for readers', () => {
  const { notes } = described(
    '351   $cNível: série.$aDossiês por data.',
    '545 1 $aAberta em 1939.',
  );
  expect(notes).toEqual([
    { tag: '351', text: 'Nível: série. Dossiês por data.' },
    { tag: '545', text: 'Aberta em 1939.' },
  ]);
});

test('only addresses a reader may follow become links', () => {
  const { links } = described(
    '856 40$uhttps://example.org/a?b=1&amp;c=2$yTexto completo :',
    '856 42$3Sumário$uftp://example.org/s',
    '856   $ujavascript:alert(1)',
    '856   $uwww.example.org',
    '856   $y',
    '856 41$uhttps://example.org/a?b=1&c=2',
  );
  expect(links).toEqual([
    { url: 'https://example.org/a?b=1&c=2', label: 'Texto completo', kind: 'resource' },
    { url: 'ftp://example.org/s', label: 'Sumário', kind: 'related' },
  ]);
});

test.each([
  [
    '502   $aDissertação (Mestrado em Letras) - Universidade de São Paulo, 2010.',
    'Dissertação (Mestrado em Letras)',
    'Universidade de São Paulo',
    '2010',
  ],
  [
    '502   $aThesis (Ph. D.)--University of Oslo, 1977.',
    'Thesis (Ph. D.)',
    'University of Oslo',
    '1977',
  ],
  ['502   $bDoutorado$cUFPE$d2001', 'Doutorado', 'UFPE', '2001'],
])('%j is read as degree, institution and year', (line, degree, institution, year) => {
  expect(described(line).thesis).toMatchObject({ degree, institution, year });
  expect(described(line).year).toBe(Number(year));
});

test('linking entries name their relation, and those that name nothing are left out', () => {
  const { related } = described(
    '773 0 $tRevista de pontes$gv. 3, n. 2 (2001)$x1519-2059$w(BR)77',
    '780 00$tPontes',
    '786 1 $oAIG',
  );
  expect(related).toEqual([
    {
      relation: 'host',
      title: 'Revista de pontes',
      agent: '',
      isbn: '',
      issn: '1519-2059',
      controlNumber: '(BR)77',
      detail: 'v. 3, n. 2 (2001)',
    },
    {
      relation: 'preceding',
      title: 'Pontes',
      agent: '',
      isbn: '',
      issn: '',
      controlNumber: '',
      detail: '',
    },
  ]);
});

test('each number of a link is kept with its organization', () => {
  const numbersOf = (line: string) => {
    const [one] = described(line).related;
    return [one?.controlNumber, one?.otherNumbers];
  };
  expect(numbersOf('780 00$tPontes$w(OCoLC)5$w(BR-X)77$w77')).toEqual([
    '(OCoLC)5',
    ['(BR-X)77', '77'],
  ]);
  expect(numbersOf('780 00$tPontes$w5$w5')).toEqual(['5', undefined]);
});
