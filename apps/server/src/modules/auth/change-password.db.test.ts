import { errorBody } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { password, tokenCall } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const fresh = 'cavalo no telhado';

interface Pair {
  readonly access_token: string;
  readonly refresh_token: string;
}

const enter = (username: string, word: string) =>
  server.app.inject(tokenCall({ grant_type: 'password', username, password: word }));
const refresh = ({ refresh_token }: Pair) =>
  server.app.inject(tokenCall({ grant_type: 'refresh_token', refresh_token }));

function change({ access_token }: Pair, senhaAtual: string, senhaNova = fresh) {
  return server.app.inject({
    method: 'PUT',
    url: '/api/pessoas/meu-pergamum/senha',
    headers: { authorization: `Bearer ${access_token}` },
    payload: { senhaAtual, senhaNova },
  });
}

const said = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  errorBody.parse(answer.json()).erro.codigo,
];

test('a person changes the password, stays signed in here, and nowhere else', async () => {
  const here = (await enter('ana', password)).json<Pair>();
  const there = (await enter('ana.saude', password)).json<Pair>();
  expect((await change(here, password)).statusCode).toBe(200);
  expect((await refresh(here)).statusCode).toBe(200);
  expect((await refresh(there)).statusCode).toBe(401);
  expect((await enter('ana', password)).statusCode).toBe(401);
  expect((await enter('ana', fresh)).statusCode).toBe(200);
  // Nobody else's.
  expect((await enter('bruno', password)).statusCode).toBe(200);
  const letters = await server.db.selectFrom('outgoing_mail').select('recipients').execute();
  expect(letters).toEqual([{ recipients: ['ana@example.org'] }]);
});

test('a wrong present password changes nothing, and is counted like one of a sign-in', async () => {
  const pair = (await enter('ana', password)).json<Pair>();
  for (let time = 0; time < 5; time += 1)
    expect(said(await change(pair, 'errada'))).toEqual([422, 'SenhaAtualIncorreta']);
  expect(said(await change(pair, password))).toEqual([429, 'MuitasTentativas']);
  expect((await refresh(pair)).statusCode).toBe(200);
});

test.each(['curta', 'tudo sobre teste aqui', 'senha123456789', password])(
  'the new password %j is refused by the same rules',
  async (word) => {
    const pair = (await enter('ana', password)).json<Pair>();
    const answer = await change(pair, password, word);
    expect(said(answer)).toEqual([422, 'SenhaNaoConfereCriterios']);
    expect(errorBody.parse(answer.json()).erro.campos?.[0]?.campo).toBe('senhaNova');
    expect((await enter('ana', password)).statusCode).toBe(200);
  },
);

test('a person is told what the new password has to be, and their own name', async () => {
  const { access_token } = (await enter('ana', password)).json<Pair>();
  const url = '/api/pessoas/meu-pergamum/senha';
  const headers = { authorization: `Bearer ${access_token}` };
  expect((await server.app.inject({ url, headers })).json()).toMatchObject({
    rules: { length: { min: 12, max: 128 }, diff_name: true, last_pw: 5 },
    name: 'Ana de Teste',
  });
  expect((await server.app.inject({ url })).statusCode).toBe(401);
});

test('no setting makes the least length less than twelve', { tags: 'long' }, async () => {
  const row = { key: 'passwordMinimum', value: '8' };
  await server.db.insertInto('institution_setting').values(row).execute();
  const pair = (await enter('ana', password)).json<Pair>();
  expect(said(await change(pair, password, 'xk7wq9zt'))).toEqual([422, 'SenhaNaoConfereCriterios']);
});

test(
  'where the passwords of administrators alone are kept here, others change none',
  { tags: 'long' },
  async () => {
    const [ana, elisa] = [await enter('ana', password), await enter('elisa', password)];
    const row = { key: 'ownPasswords', value: '"administracao"' };
    await server.db.insertInto('institution_setting').values(row).execute();
    const url = '/api/pessoas/meu-pergamum/senha';
    const { access_token } = ana.json<Pair>();
    const headers = { authorization: `Bearer ${access_token}` };
    expect(said(await server.app.inject({ url, headers }))).toEqual([403, 'RecursoDesativado']);
    expect(said(await change(ana.json<Pair>(), password))).toEqual([403, 'RecursoDesativado']);
    expect((await change(elisa.json<Pair>(), password)).statusCode).toBe(200);
  },
);
