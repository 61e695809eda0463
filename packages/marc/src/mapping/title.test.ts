import { expect, test } from 'vitest';
import { describeTitle } from './describe-title.ts';
import { fixedFieldLine, recordFromLines } from './record-from-lines.ts';
import type { Description } from '../description.ts';

const portuguese = fixedFieldLine({ 35: 'por' });

function described(...lines: readonly string[]): Description {
  return describeTitle(recordFromLines([portuguese, ...lines]));
}

test('a title statement is split into title, rest, part and responsibility', () => {
  const title = described(
    '245 10$aHistória do Brasil :$bo império /$cPedro Calmon. -$nVol. 2,$pA regência /',
  );
  expect(title).toMatchObject({
    title: 'História do Brasil',
    subtitle: 'o império',
    part: 'Vol. 2, A regência',
    responsibility: 'Pedro Calmon',
  });
});

test.each([
  ['$aPontes =$bBridges', 'Pontes', '', ['Bridges']],
  ['$aPontes =$bBridges : um guia', 'Pontes', 'um guia', ['Bridges']],
  ['$aPontes =$bBridges :$bum guia', 'Pontes', 'um guia', ['Bridges']],
  ['$aPontes :$bum guia = Bridges : a guide', 'Pontes', 'um guia', ['Bridges : a guide']],
])('%j has a subtitle and a parallel title', (statement, title, subtitle, parallel) => {
  const found = described(`245 10${statement} /$cAna Lima`);
  expect(found).toMatchObject({ title, subtitle });
  expect(found.otherTitles.map(({ text }) => text)).toEqual(parallel);
});

test.each([
  ['A ponte : estudo / Ana Souza', 'A ponte', 'estudo', 'Ana Souza'],
  ['Redes [recurso eletrônico]', 'Redes', '', ''],
  ['Direito &amp; arte.', 'Direito & arte', '', ''],
  ['E agora?', 'E agora?', '', ''],
])('%j in one subfield is read as ISBD', (written, title, subtitle, responsibility) => {
  expect(described(`245 10$a${written}`)).toMatchObject({ title, subtitle, responsibility });
});

test.each([
  ['245 12$aA casa', 'casa'],
  ['245 10$aA casa', 'casa'],
  ['245 14$aAs casas', 'casas'],
  ['245 10$aAmanhã', 'Amanhã'],
  ['245 10$a"O guarani"', 'guarani"'],
  ['245 03$aCasas', 'Casas'],
  ['245 00$a<El> Bermejo', 'Bermejo'],
])('%j is filed under %j', (line, filed) => {
  expect(described(line).sortTitle).toBe(filed);
});

test('without 245 another title is taken, and none where no field names one', () => {
  expect(described('246 3 $aTítulo variante').title).toBe('Título variante');
  expect(described('880 00$6245-00$a兒童心理篇').title).toBe('兒童心理篇');
  expect(described('245 00$a /', '130 0 $aBíblia.').title).toBe('Bíblia');
  expect(described('245 0 $cRevista de engenharia').title).toBe('Revista de engenharia');
  expect(described('260   $aRecife').title).toBe('');
});

test('other titles come once, with their kind, and never repeat the title', () => {
  const title = described(
    '130 0 $aBíblia.$lPortuguês',
    '210 0 $aRev. pontes',
    '222  0$aRevista de pontes',
    '245 10$aRevista de pontes =$bBridge review',
    '246 31$aBridge review',
    '247 10$aPontes$f1980-1984',
    '740 02$aAnexo',
  );
  expect(title.subtitle).toBe('');
  expect(title.otherTitles).toEqual([
    { kind: 'variant', text: 'Bridge review' },
    { kind: 'uniform', text: 'Bíblia. Português' },
    { kind: 'abbreviated', text: 'Rev. pontes' },
    { kind: 'former', text: 'Pontes' },
    { kind: 'analytical', text: 'Anexo' },
  ]);
});

test('880 gives the original script, with or without a partner', () => {
  const title = described('245 10$aJidō', '880 10$6245-02/$1$a兒童 /$c日本', '880   $a第一');
  expect(title.originalScript).toEqual([
    { tag: '245', text: '兒童 日本' },
    { tag: '', text: '第一' },
  ]);
});
