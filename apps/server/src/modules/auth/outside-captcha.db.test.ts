import { secretName } from '@estante/database';
import { errorBody } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setCaptcha } from '../../../test/captcha.ts';
import {
  says,
  startCaptchaProvider,
  type CaptchaProviderServer,
} from '../../../test/captcha-provider.ts';
import { password, tokenCall } from '../../../test/people.ts';
import {
  buildTestApp,
  startTestApp,
  type TestApp,
  type TestAppOverrides,
} from '../../../test/start-test-app.ts';

let server: TestApp;
let provider: CaptchaProviderServer;
beforeAll(async () => {
  provider = await startCaptchaProvider();
});
afterAll(() => provider.close());

const internalHosts = ['127.0.0.1'];

/** Has the server that it starts ask the provider, which says yes to all. */
async function begin(overrides: TestAppOverrides = {}): Promise<void> {
  server = await startTestApp({ internalHosts, ...overrides });
  provider.asked.length = 0;
  provider.answer = says(true);
  await setCaptcha(server, true);
  await set('captchaProvider', 'siteverify');
  await set('captchaVerifyUrl', provider.address);
  await set('captchaSecret', server.safe.seal(Buffer.from('segredo'), secretName.captcha));
}
afterEach(() => server.close());

async function set(key: string, value: string): Promise<void> {
  const row = { key, value: JSON.stringify(value) };
  await server.db
    .insertInto('institution_setting')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
    .execute();
}

function enter(recaptcha_token?: string) {
  const entry = { grant_type: 'password', username: 'ana', password };
  const sent = { ...entry, ...(recaptcha_token !== undefined && { recaptcha_token }) };
  return server.app.inject(tokenCall(sent));
}

const said = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  errorBody.parse(answer.json()).erro.codigo,
];

describe("a provider's captcha", () => {
  beforeEach(() => begin());

  test('lets in whom the provider vouches for, and is asked with the secret alone', async () => {
    expect((await enter('token of the provider')).statusCode).toBe(200);
    expect(provider.asked.map((body) => Object.fromEntries(body))).toEqual([
      { secret: 'segredo', response: 'token of the provider' },
    ]);
    const recovery = '/api/pessoas/ana/recuperar-senha?recaptcha_token=other';
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect((await server.app.inject({ url: recovery, headers })).statusCode).toBe(200);
    expect(provider.asked).toHaveLength(2);
  });

  test('is refused where the provider refuses it, and is not asked for nothing', async () => {
    provider.answer = says(false);
    expect(said(await enter('token'))).toEqual([422, 'CaptchaInvalido']);
    expect(said(await enter(' '))).toEqual([422, 'AuthCAPTCHAError']);
    expect(provider.asked).toHaveLength(1);
  });
});

describe('a provider that fails', () => {
  // Failures are remembered.
  beforeEach(() => begin({ isNew: true }));

  test.each<[string, CaptchaProviderServer['answer']]>([
    ['fails', (_request, response) => response.writeHead(500).end()],
    ['talks nonsense', (_request, response) => response.end('<html>')],
    ['says nothing of success', (_request, response) => response.end('{"success":"yes"}')],
    ['leads elsewhere', (_, response) => response.writeHead(302, { location: '/' }).end()],
    ['hangs up', (request) => request.socket.destroy()],
  ])('is told to be away where the provider %s', { tags: 'long' }, async (_name, answer) => {
    provider.answer = answer;
    const told = await enter('token');
    expect(said(told)).toEqual([503, 'ServicoExternoIndisponivel']);
    expect(told.headers['retry-after']).toBe('30');
  });

  test('is told to be away where the provider does not answer at all', async () => {
    provider.answer = () => {};
    expect(said(await enter('token'))).toEqual([503, 'ServicoExternoIndisponivel']);
  });

  test('is not asked for half a minute after three failures in a row', async () => {
    provider.answer = (_request, response) => response.writeHead(500).end();
    for (let time = 0; time < 5; time += 1) expect((await enter('token')).statusCode).toBe(503);
    expect(provider.asked).toHaveLength(3);
    provider.answer = says(true);
    server.clock.advance({ seconds: 30 });
    expect((await enter('token')).statusCode).toBe(200);
    expect(provider.asked).toHaveLength(4);
  });

  test('is told to be away where no address is set, or one that others could read', async () => {
    for (const address of ['', 'http://captcha.example/siteverify', 'ftp://x', 'x']) {
      await set('captchaVerifyUrl', address);
      expect(said(await enter('token'))).toEqual([503, 'ServicoExternoIndisponivel']);
    }
  });
});

describe('a provider that is not public', { tags: 'long' }, () => {
  beforeEach(() => begin());

  const hosts = ['http://127.0.0.1', 'https://localhost', 'https://127.0.0.1', 'https://[::1]'];

  /** Signs in at a server like it, where nobody has named the provider's host. */
  async function enterUnnamed(): Promise<number> {
    const app = await buildTestApp(server);
    const entry = { grant_type: 'password', username: 'ana', password, recaptcha_token: 'token' };
    const { statusCode } = await app.inject(tokenCall(entry));
    await app.close();
    return statusCode;
  }

  test('is not asked: this machine, by its address or by a name that leads to it', async () => {
    const { port } = new URL(provider.address);
    for (const host of hosts) {
      await set('captchaVerifyUrl', `${host}:${port}/siteverify`);
      expect(await enterUnnamed()).toBe(503);
    }
    expect(provider.asked).toEqual([]);
  });
});

describe('its frame', () => {
  beforeEach(() => begin());

  test('is there where it is asked for, for our own pages, with the script of the provider', async () => {
    await set('captchaScript', 'https://captcha.example/api.js?x=</script>');
    await set('captchaSiteKey', '</script><script>alert(1)');
    const answer = await server.app.inject('/captcha?lng=es');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    const script = 'https://captcha.example/api.js?onload=captchaLoaded&render=explicit&hl=es';
    expect(answer.body).toContain(script);
    expect(answer.body.match(/<\/script>/g)).toHaveLength(1);
    expect(answer.body).not.toContain('segredo');
  });

  test('is not there otherwise', { tags: 'long' }, async () => {
    expect((await server.app.inject('/captcha')).statusCode).toBe(404);
    await set('captchaScript', 'https://captcha.example/api.js');
    await set('captchaProvider', 'altcha');
    expect((await server.app.inject('/captcha')).statusCode).toBe(404);
    await set('captchaProvider', 'siteverify');
    await setCaptcha(server, false);
    expect((await server.app.inject('/captcha')).statusCode).toBe(404);
  });
});
