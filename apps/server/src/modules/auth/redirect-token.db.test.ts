import { errorBody, redirectGrant } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { as, password, tokenCall, type Username } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

interface Pair {
  readonly access_token: string;
  readonly refresh_token: string;
}

async function ask(path: string, token: string) {
  const url = `/api/pessoas/${path}`;
  const headers = { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' };
  return server.app.inject({ url, headers });
}

async function enter(username: Username = 'ana'): Promise<Pair> {
  const fields = { grant_type: 'password', username, password };
  return (await server.app.inject(tokenCall(fields))).json<Pair>();
}

async function redirectToken({ access_token }: Pair): Promise<string> {
  const answer = await ask('token-redireciona', access_token);
  expect(answer.json()).toMatchObject({ tte: 60 });
  return answer.json<{ token: string }>().token;
}

const exchange = (assertion: string) =>
  server.app.inject(tokenCall({ grant_type: redirectGrant, assertion }));

const said = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  errorBody.parse(answer.json()).erro.codigo,
];
const refused = [401, 'EnderecoDeEntradaInvalido'];

describe('a redirect token', () => {
  test('signs its person in, with a session of its own', async () => {
    const before = await enter('ana.saude');
    const answer = await exchange(await redirectToken(before));
    expect(answer.statusCode).toBe(200);
    const after = answer.json<Pair>();
    const person = await ask('', after.access_token);
    expect(person.json()).toMatchObject({ user: { login: 'ana.saude', cod_pessoa: 1 } });
    await server.app.inject({
      ...tokenCall({ token: before.refresh_token }),
      url: '/api/oauth/revoke',
    });
    const refresh = { grant_type: 'refresh_token', refresh_token: after.refresh_token };
    expect((await server.app.inject(tokenCall(refresh))).statusCode).toBe(200);
    const events = await server.db.selectFrom('audit_event').select(['kind', 'login_id']).execute();
    expect(events).toContainEqual({ kind: 'redirected-in', login_id: 6 });
    expect(events).toContainEqual({ kind: 'signed-out', login_id: 6 });
  });

  test('is good once, for one of many at once', async () => {
    const token = await redirectToken(await enter());
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(said(await exchange(token))).toEqual(refused);
  });

  test('is good for a minute', async () => {
    const token = await redirectToken(await enter());
    server.clock.advance({ seconds: 61 });
    const answer = await exchange(token);
    expect(said(answer)).toEqual(refused);
    expect(answer.json()).toMatchObject({ error: 'invalid_grant' });
  });

  test('opens nothing as an access token, and no other token does what it does', async () => {
    const pair = await enter();
    const token = await redirectToken(pair);
    expect((await ask('', token)).statusCode).toBe(401);
    const others = [pair.access_token, pair.refresh_token, await server.tokens.issuePublic()];
    const forged = `${token.slice(0, -4)}AAAA`;
    for (const other of [...others, forged, '', 'x'.repeat(2000), '\u0000'])
      expect(said(await exchange(other)), other).toEqual(refused);
    // One that is signed, and names no row.
    const nothing = await server.tokens.issueRedirect('00000000-0000-4000-8000-000000000000');
    expect(said(await exchange(nothing))).toEqual(refused);
  });

  test('of a session that has ended signs nobody in, and none is given any more', async () => {
    const pair = await enter();
    const token = await redirectToken(pair);
    await server.app.inject({
      ...tokenCall({ token: pair.refresh_token }),
      url: '/api/oauth/revoke',
    });
    expect(said(await exchange(token))).toEqual(refused);
    for (const path of ['token-redireciona', 'meu-pergamum/redirect']) {
      await writeAccountUrl('https://conta.example/entrada');
      const answer = await ask(path, pair.access_token);
      expect(said(answer), path).toEqual([401, 'SessaoExpirada']);
    }
  });

  test('of a login that was blocked meanwhile signs nobody in', async () => {
    const token = await redirectToken(await enter());
    await server.db.updateTable('login').set({ is_blocked: true }).where('id', '=', 1).execute();
    expect(said(await exchange(token))).toEqual([430, 'ACESSO_BLOQUEADO']);
  });

  test('is given to no other site', async () => {
    const headers = { ...(await as(server, 'ana')), 'sec-fetch-site': 'cross-site' };
    for (const path of ['token-redireciona', 'meu-pergamum/redirect']) {
      const answer = await server.app.inject({ url: `/api/pessoas/${path}`, headers });
      expect(said(answer)).toEqual([403, 'OrigemNaoAceita']);
    }
  });

  test('is nowhere in the database or the log', async () => {
    const token = await redirectToken(await enter());
    await exchange(token);
    const rows = await server.db.selectFrom('redirect_token').selectAll().execute();
    expect(rows).toEqual([]);
    expect(JSON.stringify(server.logged)).not.toContain(token.split('.')[2]);
  });
});

async function writeAccountUrl(address: string): Promise<void> {
  const row = { key: 'accountUrl', value: JSON.stringify(address) };
  await server.db
    .insertInto('institution_setting')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
    .execute();
}

describe('the personal area', { tags: 'long' }, () => {
  const address = async () =>
    (await ask('meu-pergamum/redirect', (await enter()).access_token)).json<{ url: string }>().url;

  test('is here by default, and where its address is nothing safe', async () => {
    expect(await address()).toBe('/meupergamum');
    for (const unsafe of [
      'http://conta.example/',
      'javascript:alert(1)',
      '//conta.example',
      '/x',
    ]) {
      await writeAccountUrl(unsafe);
      expect(await address(), unsafe).toBe('/meupergamum');
    }
  });

  test('on another host is entered by a token that is good there', async () => {
    await writeAccountUrl('https://conta.example/pergamum_redireciona?lng=pt');
    const url = new URL(await address());
    expect(url.origin + url.pathname).toBe('https://conta.example/pergamum_redireciona');
    expect(url.searchParams.get('lng')).toBe('pt');
    expect((await exchange(url.searchParams.get('token') ?? '')).statusCode).toBe(200);
  });
});
