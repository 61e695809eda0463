import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchRecords } from '../../../../test/search-records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { systemClock } from '../../../platform/clock.ts';
import { EarlyResultItems } from './early-result-items.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ records: searchRecords });
});
afterAll(() => server.close());

const early = (db = server.db) => new EarlyResultItems({ db, clock: systemClock }, 'pt');
const numbersOf = async (items: ReturnType<EarlyResultItems['read']>) =>
  (await items).map(({ cod_acervo }) => cod_acervo);

test('lines that were begun early are those of the result', async () => {
  const items = early();
  items.begin([2, 1]);
  expect(await numbersOf(items.read([2, 1]))).toEqual([2, 1]);
});

test('a search that was made anew has its own lines', async () => {
  const items = early();
  items.begin([2, 1]);
  expect(await numbersOf(items.read([1, 3]))).toEqual([1, 3]);
});

test('lines are read though nobody told of them early', async () => {
  expect(await numbersOf(early().read([3]))).toEqual([3]);
});

test('a fault of what was begun fails whoever reads it, and nobody else', async () => {
  const away = await startTestApp({ isNew: true });
  await away.close();
  const items = early(away.db);
  items.begin([1]);
  await new Promise((resolve) => setImmediate(resolve));
  await expect(items.read([1])).rejects.toThrow('driver has already been destroyed');
});
