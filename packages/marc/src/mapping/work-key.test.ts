import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeTitle } from './describe-title.ts';
import { recordFromLines } from './record-from-lines.ts';
import { workKey } from './work-key.ts';

const author = '100 1 $aAssis, Machado de,$d1839-1908';
const keyOf = (...lines: readonly string[]) => workKey(describeTitle(recordFromLines(lines)));
const original = keyOf(author, '245 10$aDom Casmurro');

test.each([
  [
    'another edition',
    [author, '245 10$aDOM CASMURRO :$bromance /$cMachado de Assis', '250   $a3. ed'],
  ],
  ['a record without the years', ['100 1 $aAssis, Machado de', '245 10$aDom Casmurro']],
  ['a record of the online form', [author, '245 10$aDom Casmurro$h[recurso eletrônico]']],
  ['a translation', [author, '240 10$aDom Casmurro.$lInglês', '245 10$aLord Taciturn']],
  ['one named in English', [author, '240 10$a[Dom Casmurro.$lEnglish & French]', '245 10$aDom']],
  ['one of a version', [author, '240 10$aDom Casmurro.$lEspañol.$f2001', '245 10$aDon Casmurro']],
  [
    'one whose translator comes first',
    ['700 1 $aCaldwell, Helen', author, '240 10$aDom Casmurro', '245 10$aDom Casmurro, a novel'],
  ],
])('%s is of the same work', (_name, lines) => {
  expect(original).toBe('assis machado de|dom casmurro|');
  expect(keyOf(...lines)).toBe(original);
});

test.each([
  ['another author', ['100 1 $aOutra, Pessoa', '245 10$aDom Casmurro']],
  ['another name', [author, '245 10$aDom Casmurro e eu']],
  ['a part of it', [author, '245 10$aDom Casmurro.$nVol. 2']],
  ['works gathered', [author, '240 10$aObras.$kSeleções', '245 10$aHistórias sem data']],
])('%s is of another work', (_name, lines) => {
  expect(keyOf(...lines)).not.toBe(original);
});

test.each([
  ['no author', ['245 10$aObras completas']],
  ['what stands in another', [author, '245 10$aPrefácio', '773 0 $tRevista$x0317-8471']],
  ['no title', [author]],
])('%s is no work of which there are editions', (_name, lines) => {
  expect(keyOf(...lines)).toBe('');
});

test('a work without an author is known by its uniform title', () => {
  const bible = keyOf('130 0 $aBíblia.$lPortuguês.$sAlmeida', '245 10$aBíblia sagrada');
  expect(bible).toBe('|biblia|');
  expect(keyOf('130 0 $aBíblia.$lEspañol', '245 10$aLa Biblia')).toBe(bible);
});

test('collected works are told by their own titles', () => {
  const gathered = (title: string) =>
    keyOf(author, '240 10$aContos.$kSeleções', `245 10$a${title}`);
  expect(gathered('Histórias sem data')).toBe(keyOf(author, '245 10$aHistórias sem data'));
  expect(gathered('Papéis avulsos')).not.toBe(gathered('Histórias sem data'));
});

test.each(['ABNT NBR 6023:2018', 'ABNT NBR 6023:2002', 'ABNT NBR 6023'])(
  'versions of a standard are its editions: %s',
  (number) => {
    const { title, part, otherTitles, agents, related } = describeTitle(recordFromLines([]));
    const standard = { number, organizations: ['ABNT'], state: null };
    const described = { title, part, otherTitles, agents, related, standard };
    expect(workKey(described)).toBe('|abnt nbr 6023|');
    expect(workKey({ ...described, standard: { ...standard, number: '' } })).toBe('');
  },
);

test('any description has a key, and the same each time', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  fc.assert(
    fc.property(text, text, text, (title, name, uniform) => {
      const lines = [`100 1 $a${name}`, `240 10$a${uniform}`, `245 10$a${title}`];
      const key = keyOf(...lines);
      expect(keyOf(...lines)).toBe(key);
      expect(key === '' || key.split('|').length === 3).toBe(true);
    }),
  );
});
