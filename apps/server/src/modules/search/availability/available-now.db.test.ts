import { endpoints, type Success } from '@estante/contract';
import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { searchRecords } from '../../../../test/search-records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

type Result = Success<typeof endpoints.searchTitles>;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ records: searchRecords });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('loan_rule').execute();
  await server.db
    .updateTable('copy')
    .set({ status: 'available', circulation_status: null, circulation_due_on: null })
    .execute();
});

async function search(...filtro: readonly string[]): Promise<Result> {
  const query = new URLSearchParams(filtro.map((one) => ['filtro', one]));
  const answer = await server.app.inject({
    url: `/api/consulta?${query.toString()}&quantidade=100`,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.searchTitles.responses[200].parse(answer.json());
}

const idsOf = ({ acervos }: Result) =>
  acervos.map(({ cod_acervo }) => cod_acervo).toSorted((a, b) => a - b);

const valuesOf = (result: Result, type: string) =>
  result.filtros.find(({ codigo }) => codigo === type)?.contagem ?? [];

const countsOf = (result: Result, type: string) =>
  Object.fromEntries(valuesOf(result, type).map(({ codigo, total }) => [codigo, total]));

/** Finds titles with a copy that is there: all of these can be had where nothing says what is lent. */
async function availableIn(libraries: readonly number[] | null): Promise<number[]> {
  const { rows } = await sql<{ title_id: number }>`
    select distinct title_id from copy
    where state = 'available' and (${libraries === null} or library_id = any(${libraries ?? []}::integer[]))
    order by 1`.execute(server.db);
  return rows.map(({ title_id }) => title_id);
}

async function lend(copyId: number, isOut: boolean): Promise<void> {
  await server.db
    .updateTable('copy')
    .set({ circulation_status: isOut ? 'on-loan' : null })
    .where('id', '=', copyId)
    .execute();
}

test('stands first among the filters, with its number', async () => {
  const result = await search();
  expect(result.filtros[0]).toMatchObject({
    codigo: 'V',
    contagem: [{ codigo: 'agora', descricao: 'Disponível agora' }],
  });
  expect(valuesOf(result, 'V')[0]?.total).toBe((await availableIn(null)).length);
});

test('a copy that is lent takes its title out with the next search, and brings it back', async () => {
  const before = idsOf(await search('V:agora'));
  const [first] = before;
  const copies = await server.db
    .selectFrom('copy')
    .select('id')
    .where('title_id', '=', first ?? 0)
    .execute();
  for (const { id } of copies) await lend(id, true);
  expect(idsOf(await search('V:agora'))).toEqual(before.slice(1));
  expect(valuesOf(await search(), 'V')[0]?.total).toBe(before.length - 1);
  for (const { id } of copies) await lend(id, false);
  expect(idsOf(await search('V:agora'))).toEqual(before);
});

test('what no rule lends is not to be had', async () => {
  await server.db
    .insertInto('loan_rule')
    .values({ loan_limit: 0, period_length: 7, renewals: 0 })
    .execute();
  expect((await search('V:agora')).total).toBe(0);
  expect(valuesOf(await search(), 'V')).toEqual([]);
  await server.db.updateTable('loan_rule').set({ loan_limit: 3 }).execute();
  expect(idsOf(await search('V:agora'))).toEqual(await availableIn(null));
});

describe('beside libraries', () => {
  test('it is what can be had there, and its libraries count by that', async () => {
    const result = await search('V:agora');
    for (const [library, total] of Object.entries(countsOf(result, 'B'))) {
      const there = await search('V:agora', `B:${library}`);
      expect(there.total, library).toBe(total);
      expect(idsOf(there)).toEqual(await availableIn([Number(library)]));
      expect(idsOf(await search(`V:${library}`))).toEqual(idsOf(there));
      expect(valuesOf(await search(`B:${library}`), 'V')[0]?.total ?? 0).toBe(total);
    }
  });

  test('the values of the filter say the same', async () => {
    const answer = await server.app.inject('/api/consulta/filtros?tipo=B&filtro=V:agora');
    const values = answer.json<{ codigo: string; total: number }[]>();
    expect(Object.fromEntries(values.map(({ codigo, total }) => [codigo, total]))).toEqual(
      countsOf(await search('V:agora'), 'B'),
    );
  });
});

test(
  'whatever is lent and returned, it finds and counts what the copies say',
  { tags: 'long' },
  async () => {
    const copies = await server.db.selectFrom('copy').select(['id', 'library_id']).execute();
    const libraries = [...new Set(copies.map(({ library_id }) => library_id))];
    const act = fc.record({ copy: fc.constantFrom(...copies), isOut: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { maxLength: 4 }),
        fc.subarray(libraries),
        async (acts, chosen) => {
          for (const { copy, isOut } of acts) await lend(copy.id, isOut);
          const filters = chosen.map((library) => `B:${library}`);
          const expected = await availableIn(chosen.length === 0 ? null : chosen);
          expect(idsOf(await search('V:agora', ...filters))).toEqual(expected);
          expect(valuesOf(await search(...filters), 'V')[0]?.total ?? 0).toBe(expected.length);
        },
      ),
      { numRuns: 30 },
    );
  },
);

test('a transaction that began before another and ended after it is not missed', async () => {
  const [one, two] = await server.db.selectFrom('copy').select(['id', 'title_id']).execute();
  if (!one || !two) throw new Error('no copies');
  const ended = Promise.withResolvers<void>();
  const early = server.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('copy')
      .set({ circulation_status: 'on-loan' })
      .where('title_id', '=', one.title_id)
      .execute();
    await ended.promise;
  });
  await lend(two.id, true);
  expect(idsOf(await search('V:agora'))).toContain(one.title_id);
  ended.resolve();
  await early;
  expect(idsOf(await search('V:agora'))).toEqual(await availableIn(null));
});
