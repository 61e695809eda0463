import { expect, test } from 'vitest';
import { describeAuthority } from './describe-authority.ts';
import { describeTitle } from './describe-title.ts';
import { recordFromLines } from './record-from-lines.ts';

function shown(...lines: readonly string[]): string[] {
  return describeTitle(recordFromLines(lines)).subjects.map(
    (subject) => `${subject.type}: ${subject.parts.map((part) => part.text).join(' – ')}`,
  );
}

test.each([
  [
    '600 10$aAssis, Machado de,$d1839-1908$xCrítica e interpretação.',
    ['person: Assis, Machado de, 1839-1908 – Crítica e interpretação'],
  ],
  [
    '600 14$aAssis, Machado de,$d1839-1908.$tDom Casmurro$xCrítica',
    ['person: Assis, Machado de, 1839-1908. Dom Casmurro – Crítica'],
  ],
  ['610 24$aPetrobras.', ['corporate: Petrobras']],
  ['630 00$aBíblia.$pGênesis$vComentários', ['title: Bíblia. Gênesis – Comentários']],
  [
    '650  4$aPontes$xHistória$zBrasil$ySéculo XX.',
    ['topic: Pontes – História – Brasil – Século XX'],
  ],
  ['651  4$aRecife (PE)', ['place: Recife (PE)']],
  ['655  7$aRomances$2larpcal', ['genre: Romances']],
  ['650   $aBrasil -- Economia', ['topic: Brasil – Economia']],
  ['650   $aPoesia; contos; crônicas;', ['topic: Poesia', 'topic: contos', 'topic: crônicas']],
  ['653   $aMorte$aSéculo XVI.', ['uncontrolled: Morte', 'uncontrolled: Século XVI']],
  ['650 12$a*Anatomia', ['topic: Anatomia']],
  ['690   $aAssunto local', ['topic: Assunto local']],
  ['650  4$a ', []],
  ['699 99$z', []],
])('%j gives %j', (line, subjects) => {
  expect(shown(line)).toEqual(subjects);
});

test.each([
  ['600', '100', ['title', 'topic']],
  ['610', '110', ['title', 'topic']],
  ['611', '111', ['title', 'topic']],
])('%s with a title has the heading of an authority %s', (tag, main, types) => {
  const [subject] = describeTitle(
    recordFromLines([`${tag} 14$aAssis, Machado de,$d1839-1908.$tDom Casmurro$xCrítica`]),
  ).subjects;
  expect(subject?.parts.map(({ type }) => type)).toEqual(types);
  const record = recordFromLines(
    [`${main} 1 $aAssis, Machado de,$d1839-1908.$tDom Casmurro`],
    'z ',
  );
  const { type, heading } = describeAuthority(record) ?? {};
  expect(subject?.parts[0]).toEqual({ type, text: heading });
});

test('647 has the heading of an authority 147', () => {
  const event = '$aFuracão Katrina$d(2005)';
  const [subject] = describeTitle(recordFromLines([`647  7${event}$2fast`])).subjects;
  const { type, heading } = describeAuthority(recordFromLines([`147   ${event}`], 'z ')) ?? {};
  expect(subject).toMatchObject({ type: 'topic', parts: [{ type, text: heading }] });
});

test('the thesaurus comes from the indicator or $2, and a heading is kept once', () => {
  const { subjects } = describeTitle(
    recordFromLines(['650  0$aBridges', '650  7$aBridges.$2fast', '650  2$aLeg$0(DLC)1']),
  );
  expect(subjects.map((subject) => [subject.scheme, subject.authorityNumber])).toEqual([
    ['lcsh', ''],
    ['mesh', '(DLC)1'],
  ]);
});

test.each([
  [['490 0 $a(Microinformática)'], ['Microinformática||']],
  [
    ['490 1 $aPrimeiros passos ;$v36', '830  0$aPrimeiros passos ;$vv. 36.'],
    ['Primeiros passos|v. 36|'],
  ],
  [['440  0$aEstudos, ;$x0113-3926 ;$v2'], ['Estudos|2|0113-3926']],
  [['490 0 $aPonto ; v 36'], ['Ponto|v 36|']],
  [['490   $a(Quick view', '830   $a(Quick view$nVisual books)'], ['Quick view. Visual books||']],
  [
    ['490 0 $aSérie ;$v1', '490 0 $aSérie ;$v2'],
    ['Série|1|', 'Série|2|'],
  ],
  // Traced under another name, or not at all although the indicator says so.
  [
    ['490 1 $aCadernos azuis ;$v4', '830  0$aEstudos de botânica ;$v9'],
    ['Estudos de botânica|9|', 'Cadernos azuis|4|'],
  ],
  [
    ['490 1 $aBoletim / Serviço Geológico ;$v7', '810 2 $aServiço Geológico.$tBoletim ;$v7'],
    ['Boletim|7|'],
  ],
  [
    ['490 1 $aA coleção$x0113-3926', '830  0$aColeção A (Recife)$x0113-3926'],
    ['Coleção A (Recife)||0113-3926'],
  ],
  [
    ['490 0 $aPublicação ;$v12.$aSérie água ;$v3', '490 0 $aEstudos =$aStudies ;$v8'],
    ['Publicação|12|', 'Série água|3|', 'Estudos|8|'],
  ],
])('the series of %j are %j', (lines, series) => {
  const described = describeTitle(recordFromLines(lines)).series;
  expect(described.map((one) => [one.title, one.volume, one.issn].join('|'))).toEqual(series);
});
