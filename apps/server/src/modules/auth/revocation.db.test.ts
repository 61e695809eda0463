import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password, tokenCall, type Username } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { untilWaiting } from '../../../test/until-waiting.ts';
import { signOutAll } from '../setup/index.ts';
import { endLogin, hashPassword } from './index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface Pair {
  readonly access_token: string;
  readonly refresh_token: string;
}

const tokens = (fields: Readonly<Record<string, string>>) => server.app.inject(tokenCall(fields));
const tryToEnter = (username: Username, word = password) =>
  tokens({ grant_type: 'password', username, password: word });

async function enter(username: Username): Promise<Pair> {
  return (await tryToEnter(username)).json<Pair>();
}

const call = (pair: Pair, method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
  server.app.inject({
    method,
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${pair.access_token}` },
    ...(payload && { payload }),
  });

const block = (username: Username, is_blocked = true) =>
  server.db.updateTable('login').set({ is_blocked }).where('username', '=', username).execute();

const statuses = (answers: readonly LightMyRequestResponse[]) =>
  answers.map(({ statusCode }) => statusCode);

/** A read, a write, a call that is open to all and tells more to some, and a refresh. */
async function everything(pair: Pair): Promise<readonly number[]> {
  const { refresh_token } = pair;
  return statuses([
    await call(pair, 'GET', 'pessoas/login'),
    await call(pair, 'POST', 'emprestimo/token', {}),
    await call(pair, 'GET', 'acervo/1/permissoes'),
    await tokens({ grant_type: 'refresh_token', refresh_token }),
  ]);
}

const nothing = [401, 401, 401, 401];

describe('from then on nothing is read, written or refreshed', () => {
  test.each<[string, Username, (pair: Pair) => Promise<unknown>]>([
    [
      'after signing out',
      'ana',
      async ({ refresh_token: token }) => {
        const { payload } = tokenCall({ token });
        await server.app.inject({
          method: 'POST',
          url: '/api/oauth/revoke',
          payload: payload ?? {},
        });
      },
    ],
    ['once the libraries have blocked the login', 'bruno', () => block('bruno')],
    ['once the link has ended', 'clara', () => endLogin(server.db, 3, new Date())],
    [
      'once the session is as old as it may be',
      'fabio',
      () =>
        server.db
          .updateTable('session')
          .set({ ends_at: new Date(server.clock.now().epochMilliseconds) })
          .where('login_id', '=', 7)
          .execute(),
    ],
  ])('%s', async (_when, username, revoke) => {
    const before = await enter(username);
    expect((await call(before, 'GET', 'pessoas/login')).statusCode).toBe(200);
    await revoke(before);
    expect(await everything(before)).toEqual(nothing);
  });

  test('in every session, once an operator has signed everybody out', async () => {
    const [own, other] = [await enter('ana'), await enter('elisa')];
    const loanToken = async (pair: Pair) =>
      (await call(pair, 'GET', 'emprestimo/token')).json<object>();
    await call(own, 'POST', 'emprestimo/token', {});
    expect(await loanToken(own)).not.toEqual({ token: null });
    expect(await signOutAll(server)).toBeGreaterThanOrEqual(2);
    expect(await everything(own)).toEqual(nothing);
    expect(await everything(other)).toEqual(nothing);
    expect(await loanToken(await enter('ana'))).toEqual({ token: null });
  });

  test('in the other sessions, of every login, once the password is another', async () => {
    const [own, other, ofSecond] = [
      await enter('ana'),
      await enter('ana'),
      await enter('ana.saude'),
    ];
    const change = { senhaAtual: password, senhaNova: 'outra senha bem comprida' };
    expect((await call(own, 'PUT', 'pessoas/meu-pergamum/senha', change)).statusCode).toBe(200);
    expect(await everything(other)).toEqual(nothing);
    expect(await everything(ofSecond)).toEqual(nothing);
    expect((await call(own, 'GET', 'pessoas/login')).statusCode).toBe(200);
  });
});

test('a blocked login is told that it is, and nothing else', async () => {
  const pair = await enter('davi');
  await block('davi');
  const answer = await call(pair, 'GET', 'pessoas');
  expect(answer.json()).toMatchObject({ bloqueio: true });
  expect((await call(pair, 'GET', 'pessoas/cadastro')).statusCode).toBe(401);
  await block('davi', false);
  expect((await call(pair, 'GET', 'pessoas/cadastro')).statusCode).toBe(200);
});

test('a token of one login does not go on by the session of another', async () => {
  const { sessionId } = await sessionOf('elisa');
  const forged = await server.tokens.issuePersonal({ personId: 1, loginId: 1, sessionId });
  const answer = await call({ access_token: forged, refresh_token: '' }, 'GET', 'pessoas/login');
  expect(answer.statusCode).toBe(401);
});

async function sessionOf(username: Username) {
  const { access_token } = await enter(username);
  const bearer = await server.tokens.verify(access_token);
  if (bearer?.kind !== 'person') throw new Error('not signed in');
  return bearer;
}

describe('who comes in while it happens', () => {
  test.each<[string, Username, (trx: TestApp['db']) => Promise<unknown>]>([
    [
      'the password changes',
      'elisa',
      async (trx) =>
        trx
          .updateTable('person')
          .set({ password_hash: await hashPassword('ainda outra senha comprida') })
          .where('id', '=', 5)
          .execute(),
    ],
    ['the link ends', 'fabio', (trx) => endLogin(trx, 7, new Date())],
  ])('and %s begins no session', async (_what, username, revoke) => {
    const open = server.db
      .selectFrom('session as s')
      .innerJoin('login as l', 'l.id', 's.login_id')
      .select('s.id')
      .where('l.username', '=', username)
      .where('s.ended_at', 'is', null);
    const before = await open.execute();
    const entering = await server.db.transaction().execute(async (trx) => {
      await revoke(trx);
      const trying = tryToEnter(username);
      await untilWaiting(server.db);
      return { trying };
    });
    expect((await entering.trying).statusCode).toBe(401);
    const after = (await open.execute()).filter(({ id }) => !before.some((one) => one.id === id));
    expect(after).toEqual([]);
  });
});
