import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, tokenCall } from '../../test/people.ts';
import { buildTestApp, startTestApp, type TestApp } from '../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** The cookie that a browser gets at a sign-in behind a proxy that says how it was asked. */
async function cookieBy(
  protocol: 'http' | 'https',
  cookie = '',
  trustedProxies: readonly string[] = ['127.0.0.1'],
): Promise<string> {
  const { db, engine, tokens, refreshKey, clock } = server;
  await using app = await buildTestApp({ db, engine, tokens, refreshKey, clock, trustedProxies });
  const headers = { 'x-forwarded-proto': protocol, cookie };
  const fields = { grant_type: 'password', username: 'ana', password };
  const answer = await app.inject(tokenCall(fields, { headers }));
  return [answer.headers['set-cookie']].flat().find((one) => one?.includes('device')) ?? '';
}

test('by https the browser’s number is a cookie of this host alone, for no script and no other site', async () => {
  expect(await cookieBy('https')).toMatch(
    /^__Host-estante-device=[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  );
});

test('over plain http, where browsers take no such name, it goes without', async () => {
  expect(await cookieBy('http')).toMatch(
    /^estante-device=[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
  );
});

test('by https a number that was given over plain http is not taken', async () => {
  const plain = /=([\w-]+);/.exec(await cookieBy('http'))?.[1] ?? '';
  expect(await cookieBy('https', `estante-device=${plain}`)).not.toContain(plain);
  expect(await cookieBy('https', `__Host-estante-device=${plain}`)).toContain(plain);
});

test.each([[[]], [['192.0.2.1']]])(
  'nobody but a trusted proxy says how it was asked: %j',
  async (proxies) => {
    expect(await cookieBy('https', '', proxies)).toMatch(/^estante-device=.*SameSite=Strict$/);
  },
);
