import { isLong } from '@estante/test-support/is-long';
import {
  activities,
  endpoints,
  errorBody,
  rateClasses,
  type Endpoint,
  type RateClass,
} from '@estante/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { catalogue, type EndpointName } from '../../test/endpoint-calls.ts';
import { holdRates } from '../../test/hold-rates.ts';
import { as, password, tokenCall, writeReaders } from '../../test/people.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  const render = async () => new Response('<p>', { headers: { 'content-type': 'text/html' } });
  server = await startTestApp({
    records: catalogue,
    pages: { files: null, render },
    unlimitedNetworks: ['198.51.100.0/24'],
  });
});
afterAll(() => server.close());

/** A network that nothing was asked from before. */
let network = '';
let networks = 0;
beforeEach(() => {
  networks += 1;
  network = `203.0.113.${networks}`;
});

/** Time limit of a test, in ms: so many calls take their time on a busy machine. */
const patience = { timeout: 120_000 };

const ask = (url: string, options: InjectOptions = {}) =>
  server.app.inject({ url, remoteAddress: network, ...options });

/** Asks as often as may be asked, and once more. */
async function flood(rate: RateClass, one: () => Promise<{ readonly statusCode: number }>) {
  holdRates();
  const refused = [];
  for (let call = 0; call <= rateClasses[rate].times; call += 1) {
    const { statusCode } = await one();
    if (statusCode === 429) refused.push(call);
  }
  return refused;
}

const classes: readonly (readonly [RateClass, string])[] = [
  ['search', '/api/consulta?pagina=x'],
  ['typing', '/api/consulta?parcial=palavra&pagina=x'],
  ['filters', '/api/consulta/filtros?pagina=x'],
  ['export', '/api/acervo/exportar-cesta'],
  ['feed', '/rss?pagina=x'],
  ['page', '/acervo/1'],
  ['accountPage', '/meupergamum'],
];
/** Rate classes that let most through before they refuse: at length only. */
const wide: ReadonlySet<RateClass> = new Set(['typing', 'accountPage']);
const asked = classes.filter(([rate]) => isLong || !wide.has(rate));

describe.each(asked)('a flood of %s', (rate, url) => {
  test('is held off where it comes from, and nowhere else', patience, async () => {
    const method = url.endsWith('cesta') ? 'POST' : 'GET';
    const accept = rate === 'feed' ? '*/*' : 'text/html';
    const one = (options: InjectOptions = {}) =>
      ask(url, {
        method,
        headers: { accept, 'x-idioma': '5', 'accept-language': 'en' },
        ...options,
      });
    expect(await flood(rate, one)).toEqual([rateClasses[rate].times]);
    const refused = await one();
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const isPage = rate === 'page' || rate === 'accountPage';
    const told = isPage
      ? 'The catalogue is getting too many requests. Wait '
      : 'Too many requests in a short time. Try again in ';
    expect(refused.body).toContain(told);
    expect(refused.headers['content-type']).toContain(isPage ? 'text/html' : 'application/json');
    if (!isPage) expect(errorBody.parse(refused.json()).erro.codigo).toBe('AcessosDemais');

    expect((await one({ remoteAddress: '203.0.113.250' })).statusCode).not.toBe(429);
    expect((await one({ remoteAddress: '198.51.100.9' })).statusCode).not.toBe(429);
    expect((await ask('/healthz')).statusCode).toBe(200);
    // A person who has signed in is counted alone.
    const headers = await as(server, 'ana');
    expect((await one({ headers })).statusCode).not.toBe(429);
  });
});

describe('wrong passwords from one network', () => {
  const enter = (username: string, word: string, cookie = '') =>
    server.app.inject(
      tokenCall(
        { grant_type: 'password', username, password: word },
        { headers: { cookie }, remoteAddress: network },
      ),
    );

  test(
    'are refused for many user names, and lock nobody out who came before',
    patience,
    async () => {
      const signed = await enter('ana', password);
      const cookie = String(signed.headers['set-cookie']).split(';', 1)[0] ?? '';
      const { times } = rateClasses.wrongPassword;
      await writeReaders(server.db, times + 20);
      const tried = await Promise.all(
        Array.from({ length: times + 20 }, (_, name) => enter(`leitor${name}`, 'senha errada')),
      );
      const read = tried.filter(({ statusCode }) => statusCode === 401);
      expect(read.length).toBeGreaterThanOrEqual(times);
      // As many are looked at together as begin before the last one is counted.
      expect(read.length).toBeLessThan(times + 4);

      const refused = await enter('bruno', password);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(errorBody.parse(refused.json()).erro.codigo).toBe('TentativasDemaisDaRede');
      expect((await enter('ana', password, cookie)).statusCode).toBe(200);
      const { refresh_token } = signed.json<{ refresh_token: string }>();
      const fields = { grant_type: 'refresh_token', refresh_token };
      const refreshed = await server.app.inject(tokenCall(fields, { remoteAddress: network }));
      expect(refreshed.statusCode).toBe(200);
      network = '203.0.113.251';
      expect((await enter('bruno', password)).statusCode).toBe(200);
    },
  );

  test('are no right ones: a campus signs in at once', { ...patience, tags: 'long' }, async () => {
    const people = ['ana', 'bruno', 'clara', 'davi', 'elisa'];
    const { times } = rateClasses.wrongPassword;
    const all = await Promise.all(
      Array.from({ length: times + 20 }, (_, turn) => enter(people[turn % 5] ?? '', password)),
    );
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  test(
    'are held back in recovery too, codes mailed and codes tried',
    { ...patience, tags: 'long' },
    async () => {
      // Refused for want of a captcha, each is counted all the same.
      const captcha = { code: activities.loginCaptcha, description: 'Captcha', enabled: true };
      await server.db
        .insertInto('activity')
        .values(captcha)
        .onConflict((conflict) => conflict.column('code').doUpdateSet({ enabled: true }))
        .execute();
      const headers = { 'sec-fetch-site': 'same-origin' };
      const codes = (turn: number) =>
        ask(`/api/pessoas/alguem${turn}/recuperar-senha`, { headers });
      let turn = 0;
      expect(await flood('recoveryCode', () => codes((turn += 1)))).toEqual([
        rateClasses.recoveryCode.times,
      ]);
      const tries = () =>
        ask(`/api/pessoas/alguem${(turn += 1)}/recuperar-senha`, {
          method: 'POST',
          payload: { code: '00000000' },
        });
      expect(await flood('wrongRecoveryCode', tries)).toEqual([
        rateClasses.wrongRecoveryCode.times,
      ]);
    },
  );
});

test('every call that is open to all has its rate, but those that count what is tried', () => {
  const uncounted = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => (endpoints[name] as Endpoint).rate === null,
  );
  expect(uncounted.toSorted()).toEqual([
    'askRegistration',
    'checkRecoveryCode',
    'finishProviderSignIn',
    'issueToken',
    'recoverPassword',
    'replaceTemporaryPassword',
    'requestRecoveryCode',
    'revokeToken',
    'startProviderSignIn',
  ]);
});

describe('pages at once', () => {
  test(
    'past so many are turned away; those of the personal area are not among them',
    patience,
    async () => {
      let open = () => {};
      const opened = new Promise<void>((resolve) => (open = resolve));
      const held = await startTestApp({
        pages: {
          files: null,
          render: async (request) => {
            if (new URL(request.url).pathname === '/') await opened;
            return new Response('<p>', { headers: { 'content-type': 'text/html' } });
          },
        },
        unlimitedNetworks: ['198.51.100.0/24'],
      });
      onTestFinished(() => held.close());
      const page = (url: string, remoteAddress: string) =>
        held.app.inject({
          url,
          remoteAddress,
          headers: { accept: 'text/html', 'accept-language': 'es' },
        });
      const answers: number[] = [];
      const crowd = Array.from({ length: 100 }, async (_, reader) => {
        const answer = await page('/', `203.0.113.${reader}`);
        answers.push(answer.statusCode);
        return answer;
      });
      await expect.poll(() => answers.length).toBe(33);
      expect(new Set(answers)).toEqual(new Set([503]));
      const late = await page('/', '203.0.113.200');
      expect(late.headers['retry-after']).toBe('5');
      expect(late.body).toContain('El catálogo está recibiendo demasiados accesos');
      for (const url of ['/meupergamum/emprestimos', '/login?url=/']) {
        expect((await page(url, '203.0.113.200')).statusCode, url).toBe(200);
      }
      open();
      const all = (await Promise.all(crowd)).map(({ statusCode }) => statusCode);
      expect(all.filter((status) => status === 200)).toHaveLength(67);
    },
  );
});
