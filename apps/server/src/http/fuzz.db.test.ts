import { isLong } from '@estante/test-support/is-long';
import {
  endpoints,
  errorBody,
  filterTypes,
  searchIndexes,
  termOperators,
  titleTabs,
  type Endpoint,
} from '@estante/contract';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openInProcessEngine } from '@estante/search-engine';
import { calls, catalogue, tokenRequest, type EndpointName } from '../../test/endpoint-calls.ts';
import { arbitraryOf } from '../../test/arbitrary-of.ts';
import { as } from '../../test/people.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';

/** Counts the requests to send of a kind; the gate sends the first fortieth of them. */
const runs = (all: number) => (isLong ? all : Math.ceil(all / 40));

let server: TestApp;
beforeAll(async () => {
  const engine = await openInProcessEngine({ snapshotPath: null, workers: 1, onWarning: () => {} });
  server = await startTestApp({ records: catalogue, engine });
});
afterAll(() => server.close());

let underWay: Promise<void> = Promise.resolve();
/**
 * Waits for what a test that ran out of time still asks: it would meet what the next one writes.
 */
afterEach(() => underWay.catch(() => {}));

/** Asserts a property with `numRuns` values, which are the same at every run of the tests. */
async function expectAlways<Values>(
  property: fc.IAsyncPropertyWithHooks<Values>,
  numRuns: number,
  signal: AbortSignal,
): Promise<void> {
  property.beforeEach(() => signal.throwIfAborted());
  underWay = fc.assert(property, { seed: 20_260_310, numRuns });
  await underWay;
}

/** Endpoints to try: all in the long tests, an eighth in the gate. */
const names = (Object.keys(endpoints) as EndpointName[]).filter((_, at) => isLong || at % 8 === 1);
const endpointOf = (name: EndpointName): Endpoint => endpoints[name];

/**
 * Headers of somebody who may make the call, once what it needs is there and nothing of what came
 * before stands against them.
 */
async function asWhoMay(name: EndpointName): Promise<Readonly<Record<string, string>>> {
  const { prepare, headers, by = 'ana' } = calls[name];
  await prepare?.(server);
  await server.db.deleteFrom('failed_sign_in').execute();
  await server.db.deleteFrom('person_rate').execute();
  await server.db
    .updateTable('login')
    .set({ ended_at: null })
    .where('ended_at', 'is not', null)
    .execute();
  return { ...headers, ...(endpointOf(name).access !== 'public' && (await as(server, by))) };
}

/** Sends it, and holds the answer against what the contract lets this endpoint answer. */
async function expectDeclared(endpoint: Endpoint, request: InjectOptions): Promise<void> {
  const answer = await server.app.inject({ method: endpoint.method, ...request });
  const said = `${answer.statusCode} ${answer.body.slice(0, 300)}`;
  expect(answer.statusCode, said).toBeLessThan(500);
  if (endpoint.mediaTypes && answer.statusCode === 200) return;
  expect(answer.headers['content-type'], said).toMatch(/^application\/json/);
  const shape = endpoint.responses[answer.statusCode] ?? errorBody;
  expect(shape.safeParse(answer.json()).error, said).toBeUndefined();
  expect(answer.body).not.toMatch(/node_modules|\.ts:|\bselect\b.*\bfrom\b/);
}

// oxfmt-ignore
const texts = [
  '', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '%', '%zz', '%00', '"', '"""', '\\',
  '__proto__', 'constructor', 'toString', 'B:__proto__', "'; drop table title; --", '{{id}}',
  '-1', '0', '2147483648', '1e308', 'NaN', 'Infinity', '9'.repeat(400), '$t(product)', 'null',
  '../../etc/passwd', 'İ', 'ﬃ', 'e\u0301'.repeat(50), '\u202e', '🫠', '𒀀', '\ufeff', '()', '*',
];
const nasty = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
);
const filter = fc.oneof(
  nasty,
  fc
    .tuple(fc.constantFrom(...filterTypes), fc.oneof(nasty, fc.constantFrom('1', 'book', '1899')))
    .map(([type, code]) => `${type}:${code}`),
);

const row = fc.oneof(
  nasty,
  fc
    .tuple(fc.constantFrom(...termOperators), fc.constantFrom(...searchIndexes), nasty)
    .map((parts) => parts.join(':')),
);

/** Values that fit a parameter, by its name; and some that do not. */
function valueOf(name: string): fc.Arbitrary<string> {
  if (name === 'filtro') return filter;
  if (name === 'termo') return row;
  if (name === 'guia' || name === 'search_tab') return fc.constantFrom(...titleTabs, 'x');
  if (name === 'ordenacao') return fc.constantFrom('C', 'T', 'A', 'D', 'W', 'N', 'I', 'x');
  if (/^(pagina|page|quantidade|campus|cod_unidade)$/.test(name)) {
    return fc.oneof(
      fc.integer({ min: -1, max: 120 }).map(String),
      fc.constantFrom('1000000000', '2147483647', '2147483648', '1.0', '1e2', '0x1', ' 1 '),
      nasty,
    );
  }
  return fc.oneof(nasty, fc.constantFrom('dom', 'casmurro revista', '"dom casmurro" 1899', 'a b'));
}

/** Encodes a text. '%' goes as it is, so that some encodings are broken; a lone surrogate as CESU-8 has it. */
function encode(text: string): string {
  return Array.from(text, (letter) => {
    if (letter === '%') return letter;
    return letter.isWellFormed() ? encodeURIComponent(letter) : '%ED%A0%80';
  }).join('');
}

/** Some of the query's own parameters, and some that it does not know, in pairs. */
function queries(name: EndpointName): fc.Arbitrary<string> {
  const { query } = endpointOf(name);
  const fields = query instanceof z.ZodObject ? (query.shape as Record<string, z.ZodType>) : {};
  const known = Object.entries(fields).map(([key, field]) =>
    fc
      .oneof(valueOf(key), arbitraryOf(field).map(String))
      .map((value) => `${key}=${encode(value)}`),
  );
  const unknown = fc
    .tuple(fc.oneof(nasty, fc.constantFrom('__proto__', 'q[]', 'q[a]', 'userId')), nasty)
    .map(([key, value]) => `${encode(key)}=${encode(value)}`);
  const pair =
    known.length > 0 ? fc.oneof({ weight: 5, arbitrary: fc.oneof(...known) }, unknown) : unknown;
  return fc.array(pair, { maxLength: 6 }).map((pairs) => pairs.join('&'));
}

/** The path with something else in place of its number or name. */
function paths(name: EndpointName): fc.Arbitrary<string> {
  const path = `/api${endpointOf(name).path}`;
  if (!path.includes('{')) return fc.constant(path);
  const values = fc.oneof(fc.constantFrom('1', '2', '1 ', '1e0', '01', 'ana'), nasty);
  // Nothing in its place is the address of another call.
  const parts = values
    .map((one) => encode(one).replaceAll(/[?#]/g, ''))
    .filter((part) => part !== '');
  return parts.map((part) => path.replace(/\{\w+\}/, () => part));
}

describe('whatever is asked is answered as the contract says:', () => {
  test.for(names.filter((name) => !endpointOf(name).body))('%s', async (name, { signal }) => {
    const endpoint = endpointOf(name);
    const property = fc.asyncProperty(
      paths(name),
      queries(name),
      fc.constantFrom('1', '3', '5', 'x'),
      async (path, query, id) => {
        const headers = { ...(await asWhoMay(name)), 'x-idioma': id };
        await expectDeclared(endpoint, { url: `${path}?${query}`, headers });
      },
    );
    await expectAlways(property, runs(60), signal);
  });

  test.for(names.filter((name) => endpointOf(name).body))(
    '%s, by its body',
    async (name, { signal }) => {
      const endpoint = endpointOf(name);
      const property = fc.asyncProperty(
        paths(name),
        bodies(name),
        bodyTypes,
        async (url, payload, type) => {
          const headers = { ...(await asWhoMay(name)), 'content-type': type };
          await expectDeclared(endpoint, { url, payload, headers });
        },
      );
      await expectAlways(property, runs(150), signal);
    },
  );
});

const bodyTypes = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  fc.constantFrom('application/x-www-form-urlencoded', 'text/plain'),
);

/**
 * Makes bodies: as the schema takes them; of the call that succeeds, with some fields changed; anything at
 * all.
 */
function bodies(name: EndpointName): fc.Arbitrary<string> {
  const { body } = endpointOf(name);
  const example = calls[name].payload ?? {};
  const fields = fc.constantFrom(...Object.keys(example), '__proto__', 'scope', 'x');
  const values = fc.oneof(nasty, fc.constantFrom(...Object.values(tokenRequest)), fc.jsonValue());
  return fc.oneof(
    ...(body ? [arbitraryOf(body as z.ZodType).map((taken) => JSON.stringify(taken))] : []),
    fc.dictionary(fields, values).map((changed) => JSON.stringify({ ...example, ...changed })),
    fc.dictionary(fields, values).map((alone) => JSON.stringify(alone)),
    fc.jsonValue().map((other) => JSON.stringify(other)),
    fc.string({ unit: 'binary' }),
  );
}

const words = (length: number, word: string) => word.repeat(length).slice(0, length);

describe('a search', () => {
  const { searchTitles } = endpoints;

  test.each([
    ['10,000 letters', `q=${'a'.repeat(10_000)}`],
    ['10,000 letters in words', `q=${encodeURIComponent(words(10_000, 'dom casmurro '))}`],
    ['10,000 quotes', `q=${'%22'.repeat(10_000)}`],
    ['5,000 phrases of one letter', `q=${encodeURIComponent('"a'.repeat(5000))}`],
    ['10,000 accents', `q=${encodeURIComponent(words(10_000, 'a\u0301'))}`],
    ['every field at its longest', `titulo=${'a '.repeat(5000)}&autor=${'"b" '.repeat(2500)}`],
    [
      '20 rows',
      Array.from({ length: 20 }, (_, n) => `termo=${termOperators[n % 3] ?? 'E'}:livre:a*`).join(
        '&',
      ),
    ],
    ['200 filters', Array.from({ length: 200 }, (_, n) => `filtro=Y:${n}`).join('&')],
    [
      '200 filters of all types',
      Array.from({ length: 200 }, (_, n) => `filtro=${filterTypes[n % 21] ?? 'B'}:${n}`).join('&'),
    ],
    ['the last page', 'pagina=1000000000&quantidade=100'],
    [
      'as many parameters as there may be',
      Array.from({ length: 500 }, (_, n) => `x${n}=1`).join('&'),
    ],
  ])('of %s is answered', async (_name, query) => {
    const url = `/api/consulta?${query.replaceAll(' ', '+')}`;
    const answer = await server.app.inject(url);
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    await expectDeclared(searchTitles, { url });
  });
});

test('any address at all gets an answer of ours', async ({ signal }) => {
  const property = fc.asyncProperty(
    fc.constantFrom('/api/', '/api/consulta', '/api/acervo/', '/api/acervo/1/', '/', '/oauth/'),
    nasty,
    fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'),
    async (start, rest, method) => {
      const url = start + encode(rest);
      const answer = await server.app.inject({ method: method as 'GET', url });
      expect(answer.statusCode, url).toBeLessThan(500);
      const body = answer.body === '' ? null : answer.json<unknown>();
      const isError = answer.statusCode >= 400 && method !== 'HEAD';
      expect(errorBody.safeParse(body).success, url).toBe(isError);
    },
  );
  await expectAlways(property, runs(300), signal);
});
