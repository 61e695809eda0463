import { activities } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, refusalIn } from '../../../test/answers.ts';
import { password, tokenCall } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

interface Pair {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly url: string;
}

async function enter(username: string): Promise<Pair> {
  const fields = { grant_type: 'password', username, password };
  return (await server.app.inject(tokenCall(fields))).json<Pair>();
}

function change(
  { access_token }: Pair,
  codigo: number,
  more: object = {},
): Promise<LightMyRequestResponse> {
  return server.app.inject({
    method: 'PUT',
    url: '/api/pessoas/troca-login',
    headers: { authorization: `Bearer ${access_token}` },
    payload: { codigo, senha: password, ...more },
  });
}

async function loginOf({ access_token }: Pair): Promise<unknown> {
  const headers = { authorization: `Bearer ${access_token}` };
  const answer = await server.app.inject({ url: '/api/pessoas', headers });
  return answer.json<{ user: { login: string } }>().user.login;
}

/** Number of `ana.saude`, the second login of `ana`. */
const second = 6;

test('a person goes on by another of their logins, and the session before has ended', async () => {
  const before = await enter('ana');
  const answer = await change(before, second, { base: '/meupergamum' });
  expect(answer.statusCode).toBe(200);
  const after = answer.json<Pair>();
  expect(after.url).toBe('/meupergamum');
  expect(await loginOf(after)).toBe('ana.saude');
  const refreshed = await server.app.inject(
    tokenCall({ grant_type: 'refresh_token', refresh_token: after.refresh_token }),
  );
  expect(await loginOf(refreshed.json<Pair>())).toBe('ana.saude');
  const old = await server.app.inject(
    tokenCall({ grant_type: 'refresh_token', refresh_token: before.refresh_token }),
  );
  expect(refusalIn(old).codigo).toBe('SessaoExpirada');
  const events = await server.db.selectFrom('audit_event').select(['kind', 'login_id']).execute();
  expect(events).toContainEqual({ kind: 'login-switched', login_id: second });
});

test('nobody goes on by a login of somebody else, nor by one that is not there', async () => {
  const pair = await enter('ana');
  for (const codigo of [2, 999]) {
    const answer = await change(pair, codigo);
    expect(await codeOf(answer)).toEqual([404, 'NaoEncontrado']);
  }
  expect((await change(await enter('bruno'), second)).statusCode).toBe(404);
  expect(await loginOf(pair)).toBe('ana');
});

test('the password is asked for again, and wrong ones are counted', async () => {
  const pair = await enter('ana');
  for (let time = 0; time < 5; time += 1) {
    const answer = await change(pair, second, { senha: 'errada' });
    expect(await codeOf(answer)).toEqual([401, 'UsuarioOuSenhaIncorreta']);
  }
  expect((await change(pair, second)).statusCode).toBe(429);
  expect(await loginOf(pair)).toBe('ana');
});

test('a login that the libraries have blocked is not gone on by', { tags: 'long' }, async () => {
  const blocked = { is_blocked: true };
  await server.db.updateTable('login').set(blocked).where('id', '=', second).execute();
  const answer = await change(await enter('ana'), second);
  expect(await codeOf(answer)).toEqual([430, 'ACESSO_BLOQUEADO']);
});

test('another site is not gone on to', async () => {
  const answer = await change(await enter('ana'), second, { base: '//evil.example' });
  expect(answer.json<Pair>().url).toBe('/');
});

test('a password that everybody knows lets nobody in, in whatever letters', async () => {
  const strict = await startTestApp({ refusedPassword: password });
  for (const word of [password, password.replaceAll('u', 'ｕ')]) {
    const fields = { grant_type: 'password', username: 'ana', password: word };
    const answer = await strict.app.inject(tokenCall(fields));
    expect(await codeOf(answer)).toEqual([401, 'UsuarioOuSenhaIncorreta']);
  }
  await strict.close();
});

describe('by user name', () => {
  const exchange = ({ access_token }: Pair, usuario: string, senha = password) =>
    server.app.inject({
      method: 'POST',
      url: '/api/pessoas/meu-pergamum/troca-usuario',
      headers: { authorization: `Bearer ${access_token}` },
      payload: { usuario, senha },
    });
  beforeEach(async () => {
    const code = activities.accountExchangeUsers;
    await server.db
      .updateTable('activity')
      .set({ enabled: true })
      .where('code', '=', code)
      .execute();
  });

  test('a person goes on by another of theirs, and the session before has ended', async () => {
    const before = await enter('ana');
    const answer = await exchange(before, ' ANA.Saude ');
    expect(answer.statusCode).toBe(200);
    expect(await loginOf(answer.json<Pair>())).toBe('ana.saude');
    const { refresh_token } = before;
    const old = await server.app.inject(tokenCall({ grant_type: 'refresh_token', refresh_token }));
    expect(refusalIn(old).codigo).toBe('SessaoExpirada');
  });

  test('one of somebody else is none, whatever the password', async () => {
    const pair = await enter('ana');
    for (const senha of ['errada', password])
      expect(await codeOf(exchange(pair, 'bruno', senha))).toEqual([404, 'NaoEncontrado']);
    expect(await loginOf(pair)).toBe('ana');
  });

  test('one of somebody else is not counted against them', { tags: 'long' }, async () => {
    const pair = await enter('ana');
    for (let time = 0; time < 6; time += 1) {
      for (const name of ['bruno', 'ninguem', '', '\u0000'])
        expect(await codeOf(exchange(pair, name, 'errada')), name).toEqual([404, 'NaoEncontrado']);
    }
    expect(await codeOf(exchange(pair, 'bruno'))).toEqual([404, 'NaoEncontrado']);
    expect(await loginOf(await enter('bruno'))).toBe('bruno');
    expect(await loginOf(pair)).toBe('ana');
  });

  test('the password is asked for again, and wrong ones are counted', async () => {
    const pair = await enter('ana');
    for (let time = 0; time < 5; time += 1)
      expect((await exchange(pair, 'ana.saude', 'errada')).statusCode).toBe(401);
    expect(await codeOf(exchange(pair, 'ana.saude'))).toEqual([429, 'MuitasTentativas']);
  });

  test('is refused while its page is off', async () => {
    await server.db.updateTable('activity').set({ enabled: false }).execute();
    expect(await codeOf(exchange(await enter('ana'), 'ana.saude'))).toEqual([
      403,
      'RecursoDesativado',
    ]);
  });
});
