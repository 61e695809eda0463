import { errorBody } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type CallAs, type Person } from '../../../test/call-as.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { tryEach } from '../../../test/try-each.ts';

let server: TestApp;
beforeEach(async () => {
  const records = ['Um', 'Dois', 'Três'].map((title) => aBook({ title }));
  server = await startTestApp({ records });
});
afterEach(() => server.close());

const basket = 'acervo/cesta-permanente';
const saved = 'itens-salvos/titulos';

const call = (
  person: Person | null,
  method: CallAs['method'],
  path: string,
  payload?: object,
  language = '1',
) => callAs(server, person, { method, path, language, ...(payload && { payload }) });

const refusalIn = (answer: LightMyRequestResponse) => errorBody.parse(answer.json()).erro;

interface Item {
  readonly cod_acervo: number;
  readonly data_insercao: string;
}

async function itemsOf(person: Person, query = ''): Promise<readonly Item[]> {
  const answer = await call(person, 'GET', `${basket}/colecao?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ itens: readonly Item[] }>().itens;
}

const idsOf = async (person: Person, query = '') =>
  (await itemsOf(person, query)).map(({ cod_acervo }) => cod_acervo);

/** Fills the list but for so many. */
async function fill(person: number, list: string, room: number): Promise<void> {
  await sql`insert into title_list_entry (person_id, list, title_id, added_at)
    select ${person}, ${list}, 10000 + n, now() from generate_series(1, 1000 - ${room}::int) n`.execute(
    server.db,
  );
}

describe('the permanent basket', () => {
  test('takes many and one, each once, the last on top, and is its person’s own', async () => {
    const many = await call('ana', 'POST', basket, { acervos: [2, 1, 2, 999] });
    expect(many.json(), many.body).toEqual({
      total: 2,
      limite: 1000,
      adicionados: 2,
      nao_encontrados: [999],
    });
    const one = await call('ana', 'PUT', basket, { acervo: 3 });
    expect(one.json()).toEqual({ total: 3, limite: 1000, adicionados: 1 });
    const again = await call('ana', 'PUT', basket, { acervo: 2 });
    expect(again.json()).toEqual({ total: 3, limite: 1000, adicionados: 0 });
    expect(await idsOf('ana')).toEqual([3, 1, 2]);
    expect((await call('ana', 'GET', basket)).json()).toEqual({
      total: 3,
      limite: 1000,
      acervos: [3, 1, 2],
    });
    expect(await idsOf('bruno')).toEqual([]);
    expect((await call('bruno', 'GET', basket)).json()).toMatchObject({ total: 0, acervos: [] });
  });

  test('is one for all logins of a person', { tags: 'long' }, async () => {
    await call('ana', 'PUT', basket, { acervo: 1 });
    expect(await idsOf('ana.saude')).toEqual([1]);
  });

  test('is nobody’s who is not signed in', async () => {
    for (const [method, payload] of [
      ['GET', undefined],
      ['POST', { acervos: [1] }],
      ['PUT', { acervo: 1 }],
      ['DELETE', { acervos: [1] }],
    ] as const) {
      expect((await call(null, method, basket, payload)).statusCode, method).toBe(401);
    }
  });

  test('does not take a title that is not there', async () => {
    const answer = await call('ana', 'PUT', basket, { acervo: 999 });
    expect([answer.statusCode, refusalIn(answer).codigo]).toEqual([404, 'AcervoNaoEncontrado']);
  });

  test('gives back what is named, and takes nothing from others', async () => {
    for (const person of ['ana', 'bruno'] as const) {
      await call(person, 'POST', basket, { acervos: [1, 2, 3] });
    }
    const answer = await call('ana', 'DELETE', basket, { acervos: [1, 3, 999] });
    expect(answer.json()).toEqual({ total: 1, limite: 1000, retirados: 2 });
    expect(await idsOf('ana')).toEqual([2]);
    expect(await idsOf('bruno')).toEqual([3, 2, 1]);
  });

  test('keeps a title that has left the catalogue, until it is taken out', async () => {
    await call('ana', 'POST', basket, { acervos: [1, 2] });
    await server.db.deleteFrom('title').where('id', '=', 1).execute();
    expect(await idsOf('ana')).toEqual([2, 1]);
    const again = await call('ana', 'POST', basket, { acervos: [1] });
    expect(again.json()).toMatchObject({ adicionados: 0, nao_encontrados: [] });
    await call('ana', 'DELETE', basket, { acervos: [1] });
    expect(await idsOf('ana')).toEqual([2]);
  });

  test('is closed while its page is off', { tags: 'long' }, async () => {
    await server.db
      .updateTable('activity')
      .set({ enabled: false })
      .where('code', '=', 9009)
      .execute();
    const answer = await call('ana', 'POST', basket, { acervos: [1] });
    expect([answer.statusCode, refusalIn(answer).codigo]).toEqual([403, 'RecursoDesativado']);
    expect((await call('ana', 'POST', saved, { acervos: [1] })).statusCode).toBe(200);
  });
});

describe('the days of the permanent basket', { tags: 'long' }, () => {
  beforeEach(async () => {
    await call('ana', 'PUT', basket, { acervo: 1 });
    // 01:00 where the libraries are on the 11th, and 04:00 UTC.
    server.clock.advance({ hours: 16 });
    await call('ana', 'PUT', basket, { acervo: 2 });
    server.clock.advance({ hours: 120 });
    await call('ana', 'PUT', basket, { acervo: 3 });
  });

  test('are those of the libraries', async () => {
    expect(await itemsOf('ana')).toEqual([
      { cod_acervo: 3, data_insercao: '2026-03-16' },
      { cod_acervo: 2, data_insercao: '2026-03-11' },
      { cod_acervo: 1, data_insercao: '2026-03-10' },
    ]);
  });

  test('narrow it', () =>
    tryEach(
      [
        ['tipoBusca=periodo&dataIni=2026-03-11&dataFim=2026-03-16', [3, 2]],
        ['tipoBusca=periodo&dataIni=2026-03-10&dataFim=2026-03-10', [1]],
        ['tipoBusca=periodo&dataIni=2026-03-17&dataFim=2026-12-31', []],
        ['tipoBusca=todos&dataIni=2026-03-17&dataFim=2026-12-31', [3, 2, 1]],
        ['', [3, 2, 1]],
      ],
      async (query, expected) => {
        expect(await idsOf('ana', query)).toEqual(expected);
        const answer = await call('ana', 'GET', `${basket}/colecao?${query}`);
        expect(answer.json()).toMatchObject({ total: 3 });
      },
    ));

  test('are both needed, in their order', () =>
    tryEach(
      [
        ['dataFim=2026-03-11', '1', 'CampoObrigatorioNaoPreenchido', 'O campo De é'],
        ['dataIni=2026-03-11', '5', 'CampoObrigatorioNaoPreenchido', 'The field To is'],
        ['', '3', 'CampoObrigatorioNaoPreenchido', 'El campo Desde es'],
        ['dataIni=2026-03-12&dataFim=2026-03-11', '1', 'DatasInvertidas', 'A data final'],
      ],
      async (query, language, codigo, words) => {
        const path = `${basket}/colecao?tipoBusca=periodo&${query}`;
        const answer = await call('ana', 'GET', path, undefined, language);
        expect([answer.statusCode, refusalIn(answer).codigo]).toEqual([422, codigo]);
        expect(refusalIn(answer).mensagem).toContain(words);
      },
    ));
});

describe.each([
  [basket, 'permanent-basket', 'limite_cesta_excedido'],
  [saved, 'saved', 'limite_itens_excedido'],
])('%s', (path, list, refusal) => {
  test(
    'holds a thousand titles, and takes all that are named or none',
    { tags: 'long' },
    async () => {
      await fill(1, list, 2);
      const answer = await call('ana', 'POST', path, { acervos: [1, 2, 3] });
      expect([answer.statusCode, refusalIn(answer).codigo]).toEqual([422, refusal]);
      expect(refusalIn(answer).valores).toEqual({ limite: 1000, total: 998 });
      const fitting = await call('ana', 'POST', path, { acervos: [1, 2] });
      expect(fitting.json()).toMatchObject({ total: 1000, adicionados: 2 });
      // Those that are there take no room.
      expect((await call('ana', 'POST', path, { acervos: [1, 2] })).statusCode).toBe(200);
      expect((await call('bruno', 'POST', path, { acervos: [3] })).statusCode).toBe(200);
    },
  );

  test('holds no more however many come at once', async () => {
    await fill(1, list, 1);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => call('ana', 'POST', path, { acervos: [1 + (n % 3)] })),
    );
    const rows = await server.db.selectFrom('title_list_entry').selectAll().execute();
    expect(rows).toHaveLength(1000);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  });

  test('is told apart from the other list', { tags: 'long' }, async () => {
    await call('ana', 'POST', path, { acervos: [1] });
    const rows = await server.db.selectFrom('title_list_entry').select('list').execute();
    expect(rows).toEqual([{ list }]);
    await call('ana', 'DELETE', path === basket ? saved : basket, { acervos: [1] });
    expect(await server.db.selectFrom('title_list_entry').select('list').execute()).toHaveLength(1);
    await call('ana', 'DELETE', path, { acervos: [1] });
    expect(await server.db.selectFrom('title_list_entry').select('list').execute()).toEqual([]);
  });
});
