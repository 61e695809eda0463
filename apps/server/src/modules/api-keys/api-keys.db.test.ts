import { isLong } from '@estante/test-support/is-long';
import { endpoints, errorBody, type Endpoint, type KeyPermission } from '@estante/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, successBody } from '../../../test/answers.ts';
import { callAs } from '../../../test/call-as.ts';
import { calls, catalogue, type EndpointName } from '../../../test/endpoint-calls.ts';
import { replacePassword } from '../auth/index.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ records: catalogue });
});
afterAll(() => server.close());
beforeEach(() => server.pool.query('truncate api_key cascade'));

const permissions = ['catalogue', 'loans', 'renew', 'hold'] as const;
const make = (permissoes: readonly KeyPermission[], dias = 0, person: 'ana' | 'bruno' = 'ana') =>
  successBody<{ codigo: number; chave: string }>(
    callAs(server, person, {
      method: 'POST',
      path: 'chaves',
      payload: { nome: 'Painel', permissoes, dias },
    }),
  );
const withKey = (chave: string, more: object = {}) =>
  server.app.inject({
    method: 'GET',
    url: '/api/emprestimo/titulos-pendentes',
    headers: { authorization: `Bearer ${chave}` },
    ...more,
  });
const names = Object.keys(endpoints) as EndpointName[];

/** Sums up the call's answer to a key in one line. */
async function answerTo(name: EndpointName, chave: string): Promise<string> {
  const { url, payload, headers } = calls[name];
  const answer = await server.app.inject({
    method: endpoints[name].method,
    url,
    headers: { ...headers, authorization: `Bearer ${chave}` },
    ...(payload && { payload }),
  });
  const isRefused = [401, 403].includes(answer.statusCode);
  return isRefused
    ? `${answer.statusCode} ${errorBody.parse(answer.json()).erro.codigo}`
    : 'opened';
}

describe('a call', () => {
  const keyOf = (name: EndpointName) => (endpoints[name] as Endpoint).key;

  test('is opened by no permission that it does not name', async () => {
    for (const [at, permission] of permissions.entries()) {
      const { chave } = await make([permission]);
      // The gate tries one in four of the calls that no key opens, each by one of the permissions.
      const isOne = (n: number) => n % 4 === 0 && (n / 4) % permissions.length === at;
      const tried = names.filter((name, n) => isLong || keyOf(name) || isOne(n));
      for (const name of tried.filter((one) => keyOf(one) !== permission))
        expect(await answerTo(name, chave), `${name} ${permission}`).toBe('403 ChaveSemPermissao');
    }
  });

  test.each(names.filter(keyOf))('%s is opened by what it names', async (name) => {
    const permission = keyOf(name);
    const { chave } = await make(permission ? [permission] : []);
    await calls[name].prepare?.(server);
    expect(await answerTo(name, chave)).toBe('opened');
    await calls[name].restore?.(server);
  });
});

describe('a key', () => {
  test('stands for its reader, is counted by day, and is kept as a hash', async () => {
    const { chave } = await make(['loans']);
    expect(chave).toMatch(/^estante_[\w-]{43}$/);
    expect((await withKey(chave)).statusCode).toBe(200);
    expect((await withKey(chave)).statusCode).toBe(200);
    const list = () =>
      successBody<{ chaves: object[] }>(callAs(server, 'ana', { method: 'GET', path: 'chaves' }));
    const { chaves } = await list();
    const today = server.clock.today().toString();
    expect(chaves).toMatchObject([{ nome: 'Painel', uso: [{ dia: today, chamadas: 2 }] }]);
    expect(JSON.stringify(chaves)).not.toContain(chave);
    const { rows } = await server.pool.query('select * from api_key');
    expect(JSON.stringify(rows)).not.toContain(chave.slice(8));
    const others = await callAs(server, 'bruno', { method: 'GET', path: 'chaves' });
    expect(others.json()).toMatchObject({ chaves: [] });
  });

  test('that is revoked, has run out, or was never made opens nothing', async () => {
    const { chave, codigo } = await make(['loans']);
    const path = `chaves/${codigo}`;
    const another = await callAs(server, 'bruno', { method: 'DELETE', path });
    expect(another.statusCode).toBe(404);
    expect((await withKey(chave)).statusCode).toBe(200);
    await successBody(callAs(server, 'ana', { method: 'DELETE', path }));
    expect(await codeOf(withKey(chave))).toEqual([401, 'SessaoExpirada']);
    expect(await codeOf(withKey(`estante_${'x'.repeat(43)}`))).toEqual([401, 'SessaoExpirada']);
    const short = await make(['loans'], 30);
    await server.pool.query('update api_key set expires_at = $1', [
      new Date(server.clock.now().epochMilliseconds),
    ]);
    expect(await codeOf(withKey(short.chave))).toEqual([401, 'SessaoExpirada']);
  });

  test('of who is blocked, or has left, opens nothing; nor does any while they are off', async () => {
    const { chave } = await make(['loans'], 0, 'bruno');
    await server.pool.query('update login set is_blocked = true where id = 2');
    expect(await codeOf(withKey(chave))).toEqual([401, 'SessaoExpirada']);
    await server.pool.query('update login set is_blocked = false where id = 2');
    expect((await withKey(chave)).statusCode).toBe(200);
    await server.pool.query('update activity set enabled = false where code = 9024');
    expect(await codeOf(withKey(chave))).toEqual([403, 'RecursoDesativado']);
    await server.pool.query('update activity set enabled = true where code = 9024');
  });

  test('is one of ten, however many are asked for at once', async () => {
    const asked = Array.from({ length: 12 }, () =>
      callAs(server, 'ana', {
        method: 'POST',
        path: 'chaves',
        payload: { nome: 'Painel', permissoes: ['loans'], dias: 0 },
      }),
    );
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 422)).toHaveLength(2);
  });
});

describe('pages of other sites', () => {
  const url = '/api/emprestimo/titulos-pendentes';
  const site = { origin: 'https://painel.example', 'sec-fetch-site': 'cross-site' };
  const before = (headers: object, at = url) =>
    server.app.inject({ method: 'OPTIONS', url: at, headers: { ...site, ...headers } });
  const asksFor = (fields: string) => ({
    'access-control-request-method': 'GET',
    'access-control-request-headers': fields,
  });

  test('may ask with a key, and read the answer, without cookies', async () => {
    const allowed = await before(asksFor('authorization'));
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET',
    });
    expect(allowed.headers).not.toHaveProperty('access-control-allow-credentials');
    const { chave } = await make(['loans']);
    const answer = await withKey(chave, {
      headers: { authorization: `Bearer ${chave}`, ...site },
    });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const refused = await withKey('estante_x', {
      headers: { authorization: 'Bearer estante_x', ...site },
    });
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([
      401,
      '*',
    ]);
  });

  test.each([
    ['without the header that a key goes in', asksFor('content-type'), url],
    ['to what no key opens', asksFor('authorization'), '/api/chaves'],
  ])('may not ask %s', async (_name, headers, at) => {
    const answer = await before(headers, at);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('that ask with a session read nothing', async () => {
    const token = await callAs(server, 'ana', {
      method: 'GET',
      path: 'emprestimo/titulos-pendentes',
    });
    expect(token.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

test('a password that is changed ends the keys of its person, and switches their webhooks off', async () => {
  await server.pool.query('truncate webhook cascade');
  const { chave } = await make(['loans']);
  const others = await make(['loans'], 0, 'bruno');
  const payload = { endereco: 'https://avisos.example.org/', assuntos: ['loans'] };
  await successBody(callAs(server, 'ana', { method: 'POST', path: 'webhooks', payload }));
  const owner = { personId: 1, loginId: 1, name: 'Ana', emails: [], language: 'pt' as const };
  const kind = 'password-recovered';
  const hash = await server.db
    .selectFrom('person')
    .select('password_hash')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  await server.db.transaction().execute((trx) =>
    replacePassword(trx, server.clock, owner, {
      kind,
      hash: hash.password_hash,
      keptSession: null,
      language: 'pt',
    }),
  );
  expect(await codeOf(withKey(chave))).toEqual([401, 'SessaoExpirada']);
  expect((await withKey(others.chave)).statusCode).toBe(200);
  const { rows } = await server.pool.query(
    'select id from webhook where person_id = 1 and stopped_at is null',
  );
  expect(rows).toEqual([]);
});
