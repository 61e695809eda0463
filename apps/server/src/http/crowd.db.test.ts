import { rateClasses } from '@estante/contract';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { setCaptcha, workForPass } from '../../test/captcha.ts';
import { holdRates } from '../../test/hold-rates.ts';
import { startNameServer, type NameServer } from '../../test/name-server.ts';
import { password, tokenCall } from '../../test/people.ts';
import { buildTestApp, startTestApp, type TestApp } from '../../test/start-test-app.ts';

let server: TestApp;
let names: NameServer;
/** Addresses of the pages that were rendered. */
let rendered: string[];
/** Pages wait for it. */
let gate: PromiseWithResolvers<void>;

beforeAll(async () => {
  names = await startNameServer({
    '1.66.249.66.in-addr.arpa': 'crawl-66-249-66-1.googlebot.com',
    'crawl-66-249-66-1.googlebot.com': ['66.249.66.1'],
  });
  const render = async (request: Request) => {
    rendered.push(request.url.replace('http://localhost', ''));
    await gate.promise;
    return new Response('<p>a page', { headers: { 'content-type': 'text/html' } });
  };
  server = await startTestApp({
    pages: { files: null, render, passScript: '/assets/pass.js' },
    unlimitedNetworks: [],
    crawlers: { domains: ['googlebot.com'], nameServers: [names.address] },
  });
});
afterAll(async () => {
  gate.resolve();
  await server.close();
  await names[Symbol.asyncDispose]();
});
beforeEach(() => {
  rendered = [];
  gate = Promise.withResolvers<void>();
  onTestFinished(() => gate.resolve());
  // The door that was closed to strangers is open again.
  server.clock.advance({ minutes: 5 });
});

interface PageClient {
  readonly from?: string;
  readonly cookie?: string;
  readonly agent?: string;
  readonly method?: 'GET' | 'HEAD';
  readonly accept?: string;
  readonly packed?: boolean;
}

const page = (url: string, from: PageClient = {}, { app } = server) =>
  app.inject({
    url,
    method: from.method ?? 'GET',
    remoteAddress: from.from ?? '198.51.100.1',
    headers: {
      accept: from.accept ?? 'text/html',
      'accept-language': 'en',
      'user-agent': from.agent ?? 'Mozilla/5.0 Firefox/140.0',
      ...(from.cookie !== undefined && { cookie: from.cookie }),
      ...(from.packed && { 'accept-encoding': 'gzip' }),
    },
  });

/** Pages that wait until the gate opens: more than strangers may have at once. Ends when some were refused. */
async function crowd(path = '/?q=palavra') {
  const answers: number[] = [];
  const all = Array.from({ length: 90 }, async (_, turn) => {
    const { statusCode } = await page(`${path}${turn}`, { from: `203.0.113.${turn}` });
    answers.push(statusCode);
    return statusCode;
  });
  await expect.poll(() => answers.length).toBeGreaterThan(20);
  expect(new Set(answers)).toEqual(new Set([503]));
  return { whole: Promise.all(all) };
}

async function answerWork(resposta: string, { app } = server) {
  return app.inject({ method: 'POST', url: '/api/passe', payload: { resposta } });
}

async function earnPass(): Promise<string> {
  const { headers } = await answerWork(await workForPass(server));
  return String(headers['set-cookie']).split(';', 1)[0] ?? '';
}

const isPassPage = (body: string) => body.includes('<script type="module" src="/assets/pass.js">');

describe('past the cap', () => {
  test('a browser gets a page that earns a pass, and with it what it asked for', async () => {
    const { whole } = await crowd();
    const refused = await page('/?q=dom');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-language': 'en',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(refused.headers['content-security-policy']).toContain("script-src 'self';");
    expect(isPassPage(refused.body)).toBe(true);
    expect(refused.body).toContain('Wait 5 seconds and load the page again.');
    expect(refused.body).toContain('<meta name="robots" content="noindex">');

    // Its own lane: what waits in the other holds it off no longer.
    const cookie = await earnPass();
    const passed = page('/?q=dom', { cookie });
    await expect.poll(() => rendered).toContain('/?q=dom');
    gate.resolve();
    expect((await passed).statusCode).toBe(200);
    expect((await whole).filter((status) => status === 200)).toHaveLength(67);
  });

  test('is the same page for all, packed once', async () => {
    await crowd();
    const [one, two] = [await page('/?q=um', { packed: true }), await page('/?q=dois')];
    expect(one.headers['content-encoding']).toBe('gzip');
    expect(one.rawPayload.length).toBeLessThan(1400);
    expect(gunzipSync(one.rawPayload).toString()).toBe(two.body);
  });

  test('programs, calls and who says they are a robot are told to come again', async () => {
    await crowd();
    const robot = await page('/?q=dom', { agent: 'SomeBot/1.0' });
    const program = await page('/?q=dom', { accept: '*/*' });
    for (const answer of [robot, program]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(isPassPage(answer.body)).toBe(false);
    }
    const { times } = rateClasses.feed;
    const from = '192.0.2.9';
    for (let turn = 0; turn < times; turn += 1) await page('/rss?pagina=x', { from });
    const feed = await page('/rss?pagina=x', { from });
    expect([feed.statusCode, isPassPage(feed.body)]).toEqual([429, false]);
  });

  test('no pass holds its browser up where nothing is full', { tags: 'long' }, async () => {
    gate.resolve();
    const cookie = await earnPass();
    expect((await page('/?q=dom', { cookie })).statusCode).toBe(200);
    expect((await page('/?q=dom')).statusCode).toBe(200);
  });
});

describe('a network that has had its pages', () => {
  test('has browsers that go on with a pass, each as far as it goes', async () => {
    holdRates();
    gate.resolve();
    const from = '192.0.2.7';
    const { times } = rateClasses.page;
    for (let turn = 0; turn < times; turn += 1) await page('/robots', { from });
    const refused = await page('/?q=dom', { from });
    expect([refused.statusCode, isPassPage(refused.body)]).toEqual([429, true]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const cookie = await earnPass();
    const statuses: number[] = [];
    for (let turn = 0; turn <= times / 10; turn += 1)
      statuses.push((await page('/?q=dom', { from, cookie })).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(times / 10);
    const spent = await page('/?q=dom', { from, cookie });
    expect([spent.statusCode, isPassPage(spent.body)]).toEqual([429, true]);
    // Nobody else's pass is used up by it.
    expect((await page('/?q=dom', { from, cookie: await earnPass() })).statusCode).toBe(200);
  });
});

describe('a pass', () => {
  test('is earned once by each work, in time', async () => {
    const done = await workForPass(server);
    const [one, two] = await Promise.all([answerWork(done), answerWork(done)]);
    expect(new Set([one.statusCode, two.statusCode])).toEqual(new Set([200, 422]));
    const late = await workForPass(server);
    server.clock.advance({ minutes: 10 });
    expect((await answerWork(late)).json()).toMatchObject({
      erro: { codigo: 'TrabalhoNaoConfere' },
    });
  });

  test('is not earned by the answer to a captcha, nor that by work for a pass', async () => {
    await setCaptcha(server, true);
    onTestFinished(() => setCaptcha(server, false));
    const done = await workForPass(server);
    const entry = { grant_type: 'password', username: 'ana', password, recaptcha_token: done };
    const entered = await server.app.inject(tokenCall(entry));
    expect(entered.json()).toMatchObject({ erro: { codigo: 'CaptchaInvalido' } });
    expect((await answerWork(done)).statusCode).toBe(200);
  });

  test('is for no script and no other site, and known to each server', async () => {
    const { db, engine, tokens, refreshKey, clock } = server;
    const deps = { db, engine, tokens, refreshKey, clock };
    await using app = await buildTestApp({ ...deps, trustedProxies: ['127.0.0.1'] });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/passe',
      payload: { resposta: await workForPass(server) },
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-estante-pass=[\w.-]+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(answer.json()).toEqual({ validade: 1800 });
  });

  test.each([
    ['forged', () => `estante-pass=${'a'.repeat(22)}.99999999999.${'a'.repeat(43)}`],
    [
      'too old',
      async () => {
        const cookie = await earnPass();
        server.clock.advance({ minutes: 30 });
        return cookie;
      },
    ],
  ])('that is %s is none', async (_, make) => {
    const cookie = await make();
    await crowd();
    const answer = await page('/?q=dom', { cookie });
    expect([answer.statusCode, isPassPage(answer.body)]).toEqual([503, true]);
  });

  test('comes with signing in', async () => {
    const entered = await server.app.inject(
      tokenCall({ grant_type: 'password', username: 'ana', password }),
    );
    const cookies = [entered.headers['set-cookie'] ?? []].flat();
    const cookie = cookies.map((one) => one.split(';', 1)[0]).join('; ');
    await crowd();
    const own = page('/?q=dom', { cookie });
    await expect.poll(() => rendered).toContain('/?q=dom');
    gate.resolve();
    expect((await own).statusCode).toBe(200);
  });
});

describe('a storm of filters', () => {
  test('takes the plain pages from nobody, and renders nothing for a while', async () => {
    await crowd('/?q=a&filtro=A:');
    expect((await page('/?q=a&filtro=A:novo')).statusCode).toBe(503);
    expect((await page('/?q=a&%66iltro=A:novo')).statusCode).toBe(503);
    const plain = page('/acervo/1');
    await expect.poll(() => rendered).toContain('/acervo/1');
    gate.resolve();
    expect((await plain).statusCode).toBe(200);
    expect(isPassPage((await page('/?q=a&filtro=A:outro')).body)).toBe(true);
    // Those that had come before there were too many.
    expect(rendered.filter((url) => url.includes('filtro'))).toHaveLength(17);
    expect((await page('/?q=a&filtro=A:outro', { cookie: await earnPass() })).statusCode).toBe(200);
    server.clock.advance({ seconds: 30 });
    const again = await page('/?q=a&filtro=A:outro');
    expect([again.statusCode, again.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  });

  test('from one network closes nothing to the others', async () => {
    const from = '192.0.2.8';
    const all = Array.from({ length: 60 }, (_, turn) => page(`/?q=b&filtro=A:${turn}`, { from }));
    await expect.poll(() => rendered.length).toBe(1);
    const other = page('/?q=b&filtro=A:outro');
    gate.resolve();
    expect((await other).statusCode).toBe(200);
    expect(new Set((await Promise.all(all)).map(({ statusCode }) => statusCode))).toEqual(
      new Set([200]),
    );
  });

  test.each(['GET', 'HEAD'] as const)('by robots that say so costs no page: %s', async (method) => {
    const agent = 'Mozilla/5.0 (compatible; SomeBot/1.0; +https://example.org)';
    const answer = await page('/?q=a&filtro=A:b', { agent, method });
    expect(answer.statusCode).toBe(403);
    expect(rendered).toEqual([]);
    gate.resolve();
    for (const open of ['/?q=a', '/acervo/1']) {
      expect((await page(open, { agent })).statusCode, open).toBe(200);
    }
  });
});

describe('a crawler of a search engine', () => {
  const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  test('has a lane of its own once its name was found, and no other who takes its name', async () => {
    gate.resolve();
    const google = { from: '66.249.66.1', agent };
    await page('/?q=um', google);
    await expect.poll(() => names.asked).toContain('A crawl-66-249-66-1.googlebot.com');
    gate = Promise.withResolvers<void>();
    await crowd();
    expect((await page('/?q=dom', { from: '203.0.113.240', agent })).statusCode).toBe(503);
    const own = page('/?q=casmurro', google);
    await expect.poll(() => rendered).toContain('/?q=casmurro');
    gate.resolve();
    expect((await own).statusCode).toBe(200);
  });
});
