import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest';
import { as, type Username } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.updateTable('login').set({ is_blocked: false }).execute();
});

const url = '/api/atendimento/bloqueios';

async function block(who: Username, id: number, bloqueio: boolean | null = true) {
  const headers = await as(server, who);
  return server.app.inject({
    method: 'PUT',
    url: `${url}/${id}`,
    headers,
    payload: bloqueio === null ? {} : { bloqueio, ...(bloqueio && { motivo: 'Livros rasurados' }) },
  });
}

async function found(who: Username, texto = ''): Promise<string[]> {
  const headers = await as(server, who);
  const answer = await server.app.inject({ url: `${url}?texto=${texto}`, headers });
  expect(answer.statusCode).toBe(200);
  const { leitores } = answer.json<{ leitores: { usuario: string }[] }>();
  return leitores.map(({ usuario }) => usuario);
}

test('a blocked reader is told so by the next call, and let in again', async () => {
  const bruno = await as(server, 'bruno');
  const answer = await block('davi', 2);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { cod_login: 2, bloqueio: true, motivo: 'Livros rasurados' },
  ]);
  const own = await server.app.inject({ url: '/api/pessoas', headers: bruno });
  expect(own.json()).toMatchObject({ bloqueio: true });
  const loans = { url: '/api/emprestimo/titulos-pendentes', headers: bruno };
  expect((await server.app.inject(loans)).statusCode).not.toBe(200);
  expect(await found('davi')).toEqual(['bruno']);
  expect((await block('davi', 2, false)).json()).toMatchObject({ bloqueio: false, motivo: '' });
  expect((await server.app.inject(loans)).statusCode).toBe(200);
  const kinds = await server.db
    .selectFrom('audit_event')
    .select(['kind', 'login_id'])
    .where('kind', 'like', 'access-%')
    .orderBy('id')
    .execute();
  expect(kinds).toEqual([
    { kind: 'access-blocked', login_id: 4 },
    { kind: 'access-unblocked', login_id: 4 },
  ]);
});

test('readers of another unit are not there for its staff; for administrators they are', async () => {
  // `ana.saude` is a link to the third library.
  expect(await found('davi', 'ana')).toEqual(['ana']);
  expect(await found('elisa', 'ana')).toEqual(['ana', 'ana.saude']);
  const other = await server.db
    .selectFrom('login')
    .select('id')
    .where('username', '=', 'ana.saude')
    .executeTakeFirstOrThrow();
  expect((await block('davi', other.id)).statusCode).toBe(404);
  expect((await block('elisa', other.id)).statusCode).toBe(200);
});

test('nobody blocks themselves, and staff no staff', async () => {
  expect((await block('elisa', 5)).statusCode).toBe(404);
  expect((await block('davi', 4)).statusCode).toBe(404);
  expect((await block('davi', 5)).statusCode).toBe(404);
  expect((await block('elisa', 4)).statusCode).toBe(200);
});

test('staff who are readers too lift no block of their own', async () => {
  const own = { person_id: 4, username: 'davi.leitor', library_id: 1, role: 'patron' } as const;
  const { id } = await server.db
    .insertInto('login')
    .values(own)
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await block('elisa', id)).statusCode).toBe(200);
  expect(await found('davi', 'davi')).toEqual([]);
  expect((await block('davi', id, false)).statusCode).toBe(404);
  expect(await found('elisa')).toEqual(['davi.leitor']);
});

test.each(['ana', 'clara'] as const)('%s, no staff, is refused', async (who) => {
  expect((await block(who, 2)).statusCode).toBe(403);
  const headers = await as(server, who);
  expect((await server.app.inject({ url, headers })).statusCode).toBe(403);
});

test('what is not said is asked for', async () => {
  const answer = await block('davi', 2, null);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ erro: { codigo: 'CampoObrigatorioNaoPreenchido' } });
});

test('a reader is found without the accents of the name', async () => {
  const of = server.db.updateTable('person').where('id', '=', 2);
  await of.set({ name: 'Inês Gonçalves' }).execute();
  expect(await found('davi', 'ines%20GONCALVES')).toEqual(['bruno']);
  expect(await found('davi', 'inês')).toEqual(['bruno']);
});
