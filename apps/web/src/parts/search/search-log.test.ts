import { expect, test } from 'vitest';
import { addToLog, type LoggedSearch } from './search-log.ts';

const search = (words: string, total = 3) => ({ words, href: `/?q=${words}`, total });
const logOf = (...words: string[]) =>
  words.reduce<readonly LoggedSearch[]>((log, one) => addToLog(log, search(one)), []);
const wordsOf = (log: readonly LoggedSearch[]) => log.map(({ words }) => words);

test('the last search stands first, each once and by a number of its own', () => {
  const log = logOf('um', 'dois', 'um', 'três');
  expect(wordsOf(log)).toEqual(['três', 'um', 'dois']);
  expect(new Set(log.map(({ id }) => id)).size).toBe(3);
});

test('the same search again changes nothing, with another answer its number of titles', () => {
  const log = logOf('um');
  expect(addToLog(log, search('um'))).toBe(log);
  expect(addToLog(log, search('um', 4))).toMatchObject([{ words: 'um', total: 4 }]);
});

test('no more than twenty are kept', () => {
  const log = logOf(...Array.from({ length: 30 }, (_, at) => `w${at}`));
  expect(log).toHaveLength(20);
  expect(log[0]?.words).toBe('w29');
});
