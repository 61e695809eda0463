import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTokens, loadSigningKeys, sealKey } from '../modules/auth/index.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const statusWith = async (authorization: string) =>
  (await server.app.inject({ url: '/api/campus', headers: { authorization } })).statusCode;

test('the scheme is read in any case, and only with a token behind it', async () => {
  const token = await server.tokens.issuePublic();
  expect(await statusWith(`Bearer ${token}`)).toBe(200);
  expect(await statusWith(`bearer ${token}`)).toBe(200);
  for (const bad of ['Bearer', 'Bearer ', token, `Basic ${token}`, `Bearer ${token} x`, ' ']) {
    expect(await statusWith(bad), bad).toBe(401);
  }
});

test('a token that has ended says that the session has', async () => {
  const token = await server.tokens.issuePublic();
  server.clock.advance({ minutes: 11 });
  const answer = await server.app.inject({
    url: '/api/campus',
    headers: { authorization: `Bearer ${token}`, 'x-idioma': '5' },
  });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ erro: { codigo: 'SessaoExpirada' } });
});

test('every server of an installation signs with the same key, made once', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => loadSigningKeys(server)));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  const [keys] = all;
  if (!keys) throw new Error('no keys');
  const theirs = await createTokens(keys, server.clock).issuePublic();
  expect(await statusWith(`Bearer ${theirs}`)).toBe(200);
});

test('a newer key signs, and the older one still verifies', async () => {
  const before = await server.tokens.issuePublic();
  const jwk = await exportJWK((await generateKeyPair('EdDSA', { extractable: true })).privateKey);
  await server.db
    .insertInto('signing_key')
    .values({
      id: 'newer',
      private_jwk: sealKey('newer', jwk, server.safe),
      created_at: new Date('2100-01-01'),
    })
    .execute();
  const keys = await loadSigningKeys(server);
  expect(keys.id).toBe('newer');
  const tokens = createTokens(keys, server.clock);
  expect(await tokens.verify(before)).toEqual({ kind: 'anonymous' });
  expect(await tokens.verify(await tokens.issuePublic())).toEqual({ kind: 'anonymous' });
});
