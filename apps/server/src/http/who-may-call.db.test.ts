import { endpoints, errorBody, type Endpoint } from '@estante/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls, catalogue, type EndpointName } from '../../test/endpoint-calls.ts';
import { fixedClock } from '../../test/fixed-clock.ts';
import { as, openSession, password, people, roles, tokenCall } from '../../test/people.ts';
import { routesOf } from '../../test/routes-of.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';
import { createTokens, loadSigningKeys } from '../modules/auth/index.ts';

type Headers = Readonly<Record<string, string>>;
type Person = keyof typeof roles;
type Caller =
  | 'none'
  | 'public'
  | 'owner'
  | 'another patron'
  | 'a teacher'
  | 'staff of another unit'
  | 'an expired token'
  | 'a refresh token as access';

/** Who makes a call; the owner is whom it is about. */
const callers: Readonly<Record<Caller, (owner: Person) => Promise<Headers>>> = {
  none: async () => ({}),
  public: async () => bearer(await server.tokens.issuePublic()),
  owner: (owner) => as(server, owner),
  'another patron': (owner) => as(server, owner === 'bruno' ? 'ana' : 'bruno'),
  'a teacher': (owner) => as(server, owner === 'clara' ? 'ana' : 'clara'),
  'staff of another unit': () => as(server, 'fabio'),
  'an expired token': async () => bearer(expired),
  'a refresh token as access': async () => bearer(refreshToken),
};

let server: TestApp;
let expired = '';
let refreshToken = '';
beforeAll(async () => {
  server = await startTestApp({ records: catalogue });
  const session = { personId: 1, loginId: 1, sessionId: await openSession(server, 1) };
  const anHourAgo = fixedClock('2026-03-10T11:00:00Z');
  expired = await createTokens(await loadSigningKeys(server), anHourAgo).issuePersonal(session);
  const fields = { grant_type: 'password', username: 'ana', password };
  const answer = await server.app.inject(tokenCall(fields));
  refreshToken = answer.json<{ refresh_token: string }>().refresh_token;
});
afterAll(() => server.close());

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
const names = Object.keys(endpoints) as EndpointName[];

/** What a caller is answered: 200, or the status and code of the refusal. */
async function expected(name: EndpointName, caller: Caller): Promise<string> {
  const endpoint: Endpoint = endpoints[name];
  // Who asks for tokens shows what they have in the body.
  if (endpoint.isOAuth) return '200';
  switch (caller) {
    case 'an expired token':
    case 'a refresh token as access':
      return '401 SessaoExpirada';
    case 'none':
    case 'public':
      return endpoint.access === 'public' ? '200' : '401 EntradaNecessaria';
    case 'owner':
      return '200';
    case 'another patron':
      return forOthers(name, calls[name].by === 'bruno' ? 'ana' : 'bruno');
    case 'a teacher':
      return forOthers(name, calls[name].by === 'clara' ? 'ana' : 'clara');
    case 'staff of another unit':
      return forOthers(name, 'fabio');
  }
}

/** Without the permission that is asked for nothing; else what the row says. */
async function forOthers(name: EndpointName, person: Person): Promise<string> {
  const { permission }: Endpoint = endpoints[name];
  if (permission) {
    const given = await server.db
      .selectFrom('role_permission')
      .select('role')
      .where('module', '=', permission.module)
      .where('activity', '=', permission.activity)
      .where('role', '=', roles[person])
      .execute();
    if (given.length === 0) return '403 SemPermissao';
  }
  return calls[name].others === 404 ? '404 NaoEncontrado' : '200';
}

async function call(name: EndpointName, headers: Headers) {
  const { url, payload, prepare } = calls[name];
  await prepare?.(server);
  const { method }: Endpoint = endpoints[name];
  const request: InjectOptions = { method, url, headers: { ...calls[name].headers, ...headers } };
  const answer = await server.app.inject({ ...request, ...(payload && { payload }) });
  await calls[name].restore?.(server);
  return answer;
}

describe.each(names)('%s', (name) => {
  test.each(Object.keys(callers) as Caller[])('called by %s', async (caller) => {
    const { by = 'ana' } = calls[name];
    const answer = await call(name, await callers[caller](by));
    const said = answer.statusCode === 200 ? '' : ` ${errorBody.parse(answer.json()).erro.codigo}`;
    expect(`${answer.statusCode}${said}`).toBe(await expected(name, caller));
    // Whoever else asks is told of themselves.
    const isOwn = caller === 'owner' || endpoints[name].access === 'public';
    if (!isOwn) expect(answer.body).not.toMatch(new RegExp(`${by} de Teste|${by}@example`, 'i'));
  });
});

/** Served beside the contract, to everybody alike: each is known here, with an address to try. */
const others: Readonly<Record<string, readonly [url: string, status: number]>> = {
  'GET /healthz': ['/healthz', 200],
  'GET /readyz': ['/readyz', 200],
  'GET /api/openapi.json': ['/api/openapi.json', 200],
  'GET /libras': ['/libras', 404],
  'GET /captcha': ['/captcha', 404],
  'GET /logotipo/:digest': ['/logotipo/x', 404],
  'GET /api/capas/:id': ['/api/capas/1', 404],
  'GET /robots.txt': ['/robots.txt', 200],
  'GET /sitemap.xml': ['/sitemap.xml', 200],
  'GET /sitemap-:part': ['/sitemap-9.xml', 404],
  'GET /opensearch.xml': ['/opensearch.xml', 200],
  'GET /opensearch/sugestoes': ['/opensearch/sugestoes?q=dom', 200],
  'GET /calendario/:file': ['/calendario/x.ics', 404],
  'GET /rss': ['/rss', 200],
  // '/api*', as Fastify lists it.
  'GET *': ['/api/nada', 404],
};

describe('what is served beside the contract', () => {
  test.each(Object.entries(others))('%s is open to all alike', async (_route, [url, status]) => {
    for (const caller of Object.keys(callers) as Caller[]) {
      const answer = await server.app.inject({ url, headers: await callers[caller]('ana') });
      expect(answer.statusCode, caller).toBe(status);
    }
  });

  test('is all known: no route is without its row', () => {
    const contract = names.flatMap((name) => {
      const { method, path, aliases = [] }: Endpoint = endpoints[name];
      return [`/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, ...aliases].map(
        (address) => `${method} ${address}`,
      );
    });
    const known = new Set([...contract, ...Object.keys(others)]);
    // Files of the page that shows the contract.
    const served = routesOf(server.app).filter((route) => !/^GET \/api\/docs\b/.test(route));
    expect(served.filter((route) => !known.has(route))).toEqual([]);
    expect([...known].filter((route) => !served.includes(route))).toEqual([]);
  });
});

test('there is somebody of each role to try with', () => {
  expect(new Set(people.map((person) => roles[person])).size).toBe(4);
});
