import { isLong } from '@estante/test-support/is-long';
import { endpoints, errorBody, modules, type Endpoint } from '@estante/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callerNames,
  openCallers,
  type Caller,
  type Callers,
  type Headers,
  type Owner,
} from '../../test/callers.ts';
import { calls, catalogue, type EndpointName } from '../../test/endpoint-calls.ts';
import { people, roles } from '../../test/people.ts';
import { routesOf } from '../../test/routes-of.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';

let server: TestApp;
let callers: Callers;
let routes: readonly string[];
/** Permissions of the roles, each as role, module and activity: 'staff 33 1'. */
let given: ReadonlySet<string>;
beforeAll(async () => {
  // A page that says all that the renderer is told of the caller.
  const render = async ({ headers }: Request) => Response.json([...headers]);
  const pages = { render, files: null };
  routes = await routesOf(async () => {
    server = await startTestApp({ records: catalogue, pages });
  });
  callers = await openCallers(server);
  const rows = await server.db.selectFrom('role_permission').selectAll().execute();
  given = new Set(rows.map((row) => `${row.role} ${row.module} ${row.activity}`));
});
afterAll(() => server.close());

const names = Object.keys(endpoints) as EndpointName[];

/** Callers that one place answers for all endpoints, as it does an expired token. */
const answeredAlike: readonly Caller[] = [
  'a refresh token as access',
  'a redirect token as access',
  'a kiosk by its secret',
  'a session at a kiosk',
  'a session that was signed out',
  'a blocked administrator',
];
/**
 * All callers for an eighth of the endpoints; for the others the gate has those who are refused. The test of every
 * endpoint calls each as somebody who may.
 */
function callersOf(name: EndpointName): readonly Caller[] {
  if (isLong || names.indexOf(name) % 8 === 3) return callerNames;
  return callerNames.filter(
    (caller) => !answeredAlike.includes(caller) && expected(name, caller) !== '200',
  );
}
/** Whether the endpoint is off until it is prepared: some callers are told so before they are refused. */
const isOffAtFirst = (name: EndpointName) => name === 'getRepositoryAddress';
/**
 * Document that is made at the first request for it, which takes seconds: the gate asks for it in the document's own
 * tests.
 */
const takesSeconds = 'GET /api/openapi.json';
/** Callers to whom what is open to all is open alike. */
const anybody: readonly Caller[] = isLong
  ? callerNames
  : ['none', 'owner', 'an administrator', 'an expired token', 'a session that was signed out'];

/** Predicts the answer to a caller: 200, or the status and code of the refusal. */
function expected(name: EndpointName, caller: Caller): string {
  const endpoint: Endpoint = endpoints[name];
  // Callers that ask for tokens show what they have in the body.
  if (endpoint.isOAuth) return '200';
  switch (caller) {
    case 'an expired token':
    case 'a refresh token as access':
    case 'a redirect token as access':
    case 'a kiosk by its secret':
    case 'a session at a kiosk':
      return '401 SessaoExpirada';
    case 'a session that was signed out':
      return asksForPerson(endpoint) ? '401 SessaoExpirada' : '200';
    case 'a blocked administrator':
      return asksForPerson(endpoint) && !endpoint.isForBlocked ? '401 SessaoExpirada' : '200';
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
      return calls[name].ofOtherUnit ?? forOthers(name, 'fabio');
    case 'an administrator':
      // A task of the staff is open to them in every unit; what belongs to a person is not.
      return calls[name].ofAdministrator ?? (isTask(name) ? '200' : forOthers(name, 'elisa'));
  }
}

/** Whether the endpoint asks more of a person's token than that we signed it. */
function asksForPerson({ access, knowsPerson }: Endpoint): boolean {
  return access === 'patron' || knowsPerson === true;
}

function isTask(name: EndpointName): boolean {
  const { permission }: Endpoint = endpoints[name];
  return permission?.module === modules.staff;
}

/**
 * Predicts the answer to a person who does not own the thing: without the permission that is asked for 403; else what
 * the row says.
 */
function forOthers(name: EndpointName, person: Owner): string {
  const { permission }: Endpoint = endpoints[name];
  if (permission && !given.has(`${roles[person]} ${permission.module} ${permission.activity}`))
    return '403 SemPermissao';
  const { ofStaff } = calls[name];
  if (ofStaff && (roles[person] === 'staff' || roles[person] === 'administrator')) return ofStaff;
  return calls[name].others === 404 ? '404 NaoEncontrado' : '200';
}

async function call(name: EndpointName, headers: Headers, isPrepared: boolean) {
  const { url, payload, prepare, restore } = calls[name];
  if (isPrepared) await prepare?.(server);
  const { method }: Endpoint = endpoints[name];
  const request: InjectOptions = { method, url, headers: { ...calls[name].headers, ...headers } };
  const answer = await server.app.inject({ ...request, ...(payload && { payload }) });
  if (isPrepared) await restore?.(server);
  return answer;
}

// Calls for tokens refuse no caller: the gate leaves them out.
test.each(names.filter((name) => isLong || !('isOAuth' in endpoints[name])))(
  '%s answers each caller what is theirs',
  async (name) => {
    const { by = 'ana' } = calls[name];
    const answers: Partial<Record<Caller, string>> = {};
    for (const caller of callersOf(name)) {
      // Callers that are refused are refused whatever is there.
      const isPrepared = isOffAtFirst(name) || !/^40[13]/.test(expected(name, caller));
      const answer = await call(name, await callers[caller](by), isPrepared);
      const said =
        answer.statusCode === 200 ? '' : ` ${errorBody.parse(answer.json()).erro.codigo}`;
      answers[caller] = `${answer.statusCode}${said}`;
      // Any other caller is told of themselves.
      const seesOthers = caller === 'owner' || (caller === 'an administrator' && isTask(name));
      if (!seesOthers && endpoints[name].access !== 'public')
        expect(answer.body, caller).not.toMatch(new RegExp(`${by} de Teste|${by}@example`, 'i'));
    }
    expect(answers).toEqual(
      Object.fromEntries(callersOf(name).map((caller) => [caller, expected(name, caller)])),
    );
  },
);

/** Routes served beside the contract, to everybody alike: each is known here, with an address to try. */
const others: Readonly<Record<string, readonly [url: string, status: number]>> = {
  'GET /healthz': ['/healthz', 200],
  'GET /readyz': ['/readyz', 200],
  'GET /api/openapi.json': ['/api/openapi.json', 200],
  'GET /api/docs': ['/api/docs', 200],
  'GET /api/docs/static/start.js': ['/api/docs/static/start.js', 200],
  'GET /api/docs/static/swagger-ui.css': ['/api/docs/static/swagger-ui.css', 200],
  'GET /api/docs/static/swagger-ui-bundle.js': ['/api/docs/static/swagger-ui-bundle.js', 200],
  'GET /libras': ['/libras', 404],
  'GET /captcha': ['/captcha', 404],
  'GET /logotipo/:digest': ['/logotipo/x', 404],
  'GET /imagem-inicial/:digest': ['/imagem-inicial/x', 404],
  'GET /api/capas/:id': ['/api/capas/1', 404],
  'GET /api/plantas/:id': ['/api/plantas/1', 404],
  'GET /api/rede-pergamum/oai/instituicoes/:id/logotipo': [
    '/api/rede-pergamum/oai/instituicoes/1/logotipo',
    404,
  ],
  'GET /robots.txt': ['/robots.txt', 200],
  'GET /sitemap.xml': ['/sitemap.xml', 200],
  'GET /sitemap-:part': ['/sitemap-9.xml', 404],
  'GET /opensearch.xml': ['/opensearch.xml', 200],
  'GET /manifest.webmanifest': ['/manifest.webmanifest', 200],
  'GET /opensearch/sugestoes': ['/opensearch/sugestoes?q=dom', 200],
  'GET /calendario/:file': ['/calendario/x.ics', 404],
  'GET /rss': ['/rss', 200],
  'GET /atom': ['/atom', 200],
  'GET /unapi': ['/unapi', 200],
  'GET /.well-known/api-catalog': ['/.well-known/api-catalog', 200],
  'GET /.well-known/change-password': ['/.well-known/change-password', 302],
  'GET /.well-known/security.txt': ['/.well-known/security.txt', 404],
  'GET /favicon.ico': ['/favicon.ico', 200],
  'GET /apple-touch-icon.png': ['/apple-touch-icon.png', 200],
  'GET /apple-touch-icon-precomposed.png': ['/apple-touch-icon-precomposed.png', 200],
  'GET /icone/192.png': ['/icone/192.png', 200],
  'GET /icone/512.png': ['/icone/512.png', 200],
  'GET /cartao-social.png': ['/cartao-social.png', 200],
  // These providers do not exist.
  'GET /entrar/oidc/:id': ['/entrar/oidc/99', 404],
  'POST /entrar/oidc/:id/saida': ['/entrar/oidc/99/saida', 404],
  'POST /entrar/saml/:id': ['/entrar/saml/99', 404],
  'GET /entrar/saml/:id/metadados': ['/entrar/saml/99/metadados', 404],
  'GET /entrar/saml/:id/saida': ['/entrar/saml/99/saida', 404],
  'GET /oai': ['/oai?verb=Identify', 200],
  'POST /oai': ['/oai', 200],
  'GET /sru': ['/sru?query=dom', 200],
  'POST /sru': ['/sru', 200],
  // Without what an assistant says it takes.
  'POST /mcp': ['/mcp', 406],
  'GET /api*': ['/api/nada', 404],
  'GET /*': ['/meupergamum', 200],
};

describe('what is served beside the contract', () => {
  const tried = Object.entries(others).filter(([route]) => isLong || route !== takesSeconds);
  test.each(tried)('%s is open to all alike', async (route, [url, status]) => {
    const method = route.startsWith('POST') ? 'POST' : 'GET';
    for (const caller of anybody) {
      const headers = await callers[caller]('ana');
      const answer = await server.app.inject({ method, url, headers });
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
    expect(routes.filter((route) => !known.has(route))).toEqual([]);
    expect([...known].filter((route) => !routes.includes(route))).toEqual([]);
  });

  test.each(callerNames)('a page is rendered without word of who asks: %s', async (caller) => {
    const headers = { ...(await callers[caller]('ana')), cookie: 'estante-device=x' };
    const answer = await server.app.inject({ url: '/meupergamum', headers });
    expect(answer.json()).toEqual([]);
  });
});

test('there is somebody of each role to try with', () => {
  expect(new Set(people.map((person) => roles[person])).size).toBe(4);
});
