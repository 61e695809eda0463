import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupRecords, mostOfEdition, titleWords } from './group-records.ts';

const record = (title: string, ...keys: readonly string[]) => ({
  title,
  keys,
  words: titleWords(title),
});
const titlesOf = (groups: ReturnType<typeof groupRecords<ReturnType<typeof record>>>) =>
  groups
    .map((group) => group.map(({ title }) => title).toSorted())
    .toSorted((a, b) => a.join('|').localeCompare(b.join('|')));

test('records are of one edition by any number they share, by way of others too', () => {
  const groups = groupRecords([
    record('Dom Casmurro', 'hardcover'),
    record('Dom Casmurro: romance', 'paperback', 'e-book'),
    record('Dom Casmurro', 'hardcover', 'paperback'),
    record('Quincas Borba', 'other'),
  ]);
  expect(titlesOf(groups)).toEqual([
    ['Dom Casmurro', 'Dom Casmurro', 'Dom Casmurro: romance'],
    ['Quincas Borba'],
  ]);
});

test.each([
  ['O cortiço', 'Cortiço, O', true],
  ['Grande sertão', 'Grande sertão: veredas', true],
  ['Cálculo', 'Cálculo, v. 1 [recurso eletrônico]', true],
  ['', 'Cálculo', true],
  ['Dom Casmurro', 'Física quântica', false],
  ['História do Brasil', 'Química do solo', false],
])('%j and %j under one number: one edition is %j', (one, other, isOne) => {
  expect(groupRecords([record(one, 'n'), record(other, 'n')])).toHaveLength(isOne ? 1 : 2);
});

test('the order in which records come changes nothing', () => {
  const title = fc.constantFrom('Rios', 'Rios do norte', 'Peixes', 'Peixes do sul');
  const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 });
  const records = fc.array(fc.tuple(title, keys).map(([name, own]) => record(name, ...own)));
  const shuffled = records.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(
    fc.property(shuffled, ([one, other]) => {
      expect(titlesOf(groupRecords(other))).toEqual(titlesOf(groupRecords(one)));
    }),
  );
});

test('an edition has its bound, however many say that they are of it', () => {
  const many = Array.from({ length: mostOfEdition + 100 }, () => record('Rios', 'n'));
  const sizes = groupRecords(many).map(({ length }) => length);
  expect(Math.max(...sizes)).toBe(mostOfEdition);
});

test('many titles under one number cost little, however long they are', () => {
  let compared = 0;
  class Words extends Set<string> {
    override has(word: string) {
      compared++;
      return super.has(word);
    }
  }
  const records = Array.from({ length: 200 }, (_, n) => {
    const title = Array.from({ length: 300 }, (_word, at) => `palavra${n}x${at}`).join(' ');
    return { keys: ['n'], words: new Words(titleWords(title)) };
  });
  expect(groupRecords(records)).toHaveLength(200);
  expect(compared).toBeGreaterThan(0);
  expect(compared).toBeLessThanOrEqual((200 * 199 * 12) / 2);
});
