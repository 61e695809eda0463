import { isLong } from '@estante/test-support/is-long';
import { bodyLimitOf, endpoints, errorBody, type Endpoint } from '@estante/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { calls, catalogue, type EndpointName } from '../../test/endpoint-calls.ts';
import { as, people, roles } from '../../test/people.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ records: catalogue });
});
afterAll(() => server.close());

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const;
const names = Object.keys(endpoints) as EndpointName[];
const endpointOf = (name: EndpointName): Endpoint => endpoints[name];

/**
 * Calls an endpoint so that it succeeds, by somebody who may; `overrides.headers` say who it is
 * instead.
 */
async function call(
  name: EndpointName,
  overrides: InjectOptions = {},
): Promise<LightMyRequestResponse> {
  return prepared(name, () => ask(name, overrides));
}

async function prepared<Result>(name: EndpointName, act: () => Promise<Result>): Promise<Result> {
  const { prepare, restore } = calls[name];
  await prepare?.(server);
  const result = await act();
  await restore?.(server);
  return result;
}

/**
 * Sends the call of an endpoint without preparing anything: for what is there already, or what is
 * refused whatever there is.
 */
async function ask(
  name: EndpointName,
  overrides: InjectOptions = {},
): Promise<LightMyRequestResponse> {
  const { url, payload, by = 'ana' } = calls[name];
  const { method, access } = endpointOf(name);
  const bearer = access === 'public' ? {} : await as(server, by);
  const headers = { ...calls[name].headers, ...bearer, ...overrides.headers };
  const request = { method, url, ...(payload && { payload }), ...overrides, headers };
  return server.app.inject(request);
}

/**
 * Endpoints to try in what one place does for all of them: the gate tries an eighth, the long tests try
 * each.
 */
const some = (all: readonly EndpointName[]) => all.filter((_, at) => isLong || at % 8 === 0);
const isOneOfSome = new Set(some(names));
/** Endpoints to try in what each has of its own, but by the same rules: the gate tries a third. */
const aThird = (all: readonly EndpointName[]) => all.filter((_, at) => isLong || at % 3 === 0);

function pathOf(name: EndpointName): string {
  return calls[name].url.split('?', 1)[0] ?? '';
}

/**
 * Whether the path is an address of the endpoint. A word may stand where another endpoint has a number: the address is
 * then that one's too.
 */
function isAt(path: string, { path: pattern }: Endpoint): boolean {
  return new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
}

/** Methods served at a path: one address may be several endpoints; HEAD goes with a GET that only reads. */
function servedAt(path: string): readonly (typeof methods)[number][] {
  const there = names.map(endpointOf).filter((one) => isAt(path, one));
  return methods.filter((method) =>
    there.some((one) => one.method === method || (method === 'HEAD' && isRead(one))),
  );
}

function isRead({ method, acts = false }: Endpoint): boolean {
  return method === 'GET' && !acts;
}

function refusalIn(answer: LightMyRequestResponse) {
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  return errorBody.parse(answer.json()).erro;
}

const narrowedByDays = names.filter((name) => {
  const { query } = endpointOf(name);
  return query instanceof z.ZodObject && 'dataIni' in query.shape;
});

test.each(narrowedByDays)(
  '%s takes no day of the year 0000, which no database knows',
  async (name) => {
    const answer = await ask(name, {
      url: `${pathOf(name)}?dataIni=0000-01-01&dataFim=0000-12-31`,
    });
    expect(answer.statusCode, answer.body).toBe(422);
    expect(refusalIn(answer).campos?.map(({ campo }) => campo)).toEqual(['dataIni', 'dataFim']);
  },
);

test('there is a row for each endpoint of the contract', () => {
  expect(Object.keys(calls).toSorted()).toEqual(names.toSorted());
});

describe.each(names)('%s', (name) => {
  const { access, responses, aliases = [], isRevalidated, mediaTypes } = endpointOf(name);

  test('answers what the contract says, to be used again by nobody unasked', async () => {
    const answer = await call(name);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': expect.toBeOneOf(
        mediaTypes ?? ['application/json; charset=utf-8'],
      ) as unknown,
      'cache-control': isRevalidated ? 'no-cache' : 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
    if (mediaTypes)
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"$/);
    else expect(responses[200]?.parse(answer.json())).toEqual(answer.json());
  });

  test.runIf(isOneOfSome.has(name) || (isLong && aliases.length > 0))(
    'answers the same with a slash at the end, and at its other addresses',
    async () => {
      const { body } = await call(name);
      for (const path of [`${pathOf(name)}/`, ...aliases, ...aliases.map((alias) => `${alias}/`)]) {
        const answer = await call(name, { url: calls[name].url.replace(pathOf(name), path) });
        expect(answer.statusCode, path).toBe(200);
        // Each token is another, and a file says when it was made.
        const isAnother = !isRead(endpointOf(name)) || mediaTypes !== undefined;
        expect(isAnother || answer.body === body, path).toBe(true);
      }
    },
  );

  test.runIf(isOneOfSome.has(name))(
    'a public token opens what is public, and nothing else',
    async () => {
      const token = await server.tokens.issuePublic();
      const headers = { authorization: `Bearer ${token}` };
      const answer = await (access === 'public' ? call : ask)(name, { headers });
      expect(answer.statusCode).toBe(access === 'public' ? 200 : 401);
      if (access !== 'public') expect(refusalIn(answer).codigo).toBe('EntradaNecessaria');
    },
  );

  test.runIf(isOneOfSome.has(name))(
    'another method is refused, naming those that are served',
    async () => {
      const served = servedAt(endpointOf(name).path);
      for (const other of methods.filter((one) => !served.includes(one))) {
        const answer = await server.app.inject({ method: other, url: pathOf(name) });
        expect(answer.statusCode, other).toBe(405);
        expect(answer.headers['allow']).toBe(served.join(', '));
        if (other !== 'HEAD') expect(refusalIn(answer).codigo).toBe('MetodoNaoPermitido');
      }
    },
  );
});

test.each(some(names.filter((name) => !endpointOf(name).isOAuth)))(
  '%s refuses a token that is not ours',
  async (name) => {
    const answer = await ask(name, { headers: { authorization: 'Bearer not.a.token' } });
    expect(answer.statusCode).toBe(401);
    expect(refusalIn(answer).codigo).toBe('SessaoExpirada');
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  },
);

test.each(some(names.filter((name) => endpointOf(name).permission)))(
  '%s is for those alone whose role has been given it',
  async (name) => {
    const { module = 0, activity = 0 } = endpointOf(name).permission ?? {};
    const given = await server.db
      .selectFrom('role_permission')
      .select('role')
      .where('module', '=', module)
      .where('activity', '=', activity)
      .execute();
    const mayIt = new Set<string>(given.map(({ role }) => role));
    // All of one unit.
    for (const person of people) {
      const isGiven = mayIt.has(roles[person]);
      const headers = await as(server, person);
      const answer = await (isGiven ? call : ask)(name, { headers });
      const { ofStaff = '200' } = calls[name];
      const ofGiven = roles[person] === 'administrator' ? 200 : Number.parseInt(ofStaff, 10);
      expect(answer.statusCode, person).toBe(isGiven ? ofGiven : 403);
      if (!isGiven) expect(refusalIn(answer).codigo).toBe('SemPermissao');
    }
  },
);

test.each(some(names.filter((name) => isRead(endpointOf(name)))))(
  '%s answers HEAD with its headers alone',
  async (name) => {
    const [head, get] = [await call(name, { method: 'HEAD' }), await call(name)];
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
  },
);

test.each(some(names.filter((name) => endpointOf(name).isRevalidated)))(
  '%s is answered with 304 to whoever has it, in the same language',
  async (name) => {
    const portuguese = { 'x-idioma': '1' };
    const { etag = '' } = (await call(name, { headers: portuguese })).headers;
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    for (const held of [etag, `"other", ${etag.slice(2)}`, '*']) {
      const again = await call(name, { headers: { ...portuguese, 'if-none-match': held } });
      expect(again.statusCode, held).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers['etag']).toBe(etag);
    }
    const other = await call(name, { headers: { ...portuguese, 'if-none-match': '"other"' } });
    expect(other.statusCode).toBe(200);
    expect(other.headers['vary']).toContain('x-idioma');
  },
);

// oxfmt-ignore
const numbersOfNothing = [
  '999', '2147483648', 'abc', '2147483647', '0', '-1', '1.5', '%00', '1e99',
];

test.each(aThird(names).filter((name) => /\/\d+/.test(calls[name].url)))(
  '%s: a number that nothing has, or can have, is not found',
  (name) =>
    prepared(name, async () => {
      for (const id of isLong ? numbersOfNothing : numbersOfNothing.slice(0, 2)) {
        const answer = await ask(name, { url: calls[name].url.replace(/\/\d+/, `/${id}`) });
        expect(answer.statusCode, id).toBe(404);
        const couldBe = /^(999|2147483647)$/.test(id);
        const { codigo, mensagem } = refusalIn(answer);
        const { missing = 'AcervoNaoEncontrado' } = calls[name];
        expect(codigo).toBe(couldBe ? missing : 'NaoEncontrado');
        expect(mensagem.includes(id)).toBe(couldBe && missing !== 'NaoEncontrado');
      }
    }),
);

test.each(some(names.filter((name) => endpointOf(name).body)))(
  '%s refuses a body over its bound; who may not call is refused before it',
  async (name) => {
    const tooMuch = 'x'.repeat(bodyLimitOf(endpointOf(name)));
    const payload = JSON.stringify({ ...calls[name].payload, x: tooMuch });
    const answer = await ask(name, { payload, headers: json });
    expect(answer.statusCode).toBe(413);
    expect(refusalIn(answer).codigo).toBe('CorpoGrandeDemais');
    if (endpointOf(name).isOAuth) return;
    const refused = await ask(name, { payload, headers: { ...json, authorization: '' } });
    expect(refused.statusCode).toBe(401);
  },
);

test.each(aThird(names).filter((name) => calls[name].refused.length > 0))(
  '%s: what is wrong is named, in each language',
  (name) =>
    prepared(name, async () => {
      for (const [at, { query, payload, field }] of calls[name].refused.entries()) {
        const sentences = new Set<string>();
        // The gate asks each in Portuguese, and one of an eighth of the endpoints in all three.
        const isInAll = isLong || (at === 0 && isOneOfSome.has(name));
        const languages = isInAll ? ['1', '3', '5'] : ['1'];
        for (const id of languages) {
          const answer = await ask(name, {
            headers: { 'x-idioma': id, ...(payload !== undefined && json) },
            ...(query !== undefined && { url: `${pathOf(name)}?${query}` }),
            ...(payload !== undefined && { payload: textOf(payload) }),
          });
          expect(answer.statusCode, (query ?? textOf(payload)).slice(0, 80)).toBe(422);
          const { codigo, mensagem, campos = [] } = refusalIn(answer);
          expect(['DadosInvalidos', 'CampoObrigatorioNaoPreenchido']).toContain(codigo);
          expect(mensagem).not.toMatch(/undefined|_/);
          expect(campos.map(({ campo }) => campo.split('.')[0])).toContain(field);
          sentences.add(mensagem);
        }
        expect(sentences.size).toBe(languages.length);
      }
    }),
);

const json = { 'content-type': 'application/json' };

function textOf(payload: unknown): string {
  return typeof payload === 'string' ? payload : JSON.stringify(payload);
}
