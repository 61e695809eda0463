import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test('while signs are off there is no frame for them', async () => {
  const answer = await server.app.inject('/libras');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ erro: { codigo: 'NaoEncontrado' } });
});

test('the program of others runs without our origin, in a frame of our own pages alone', async () => {
  const value = JSON.stringify('https://signs.example/app/?a=</script>');
  await server.db
    .insertInto('institution_setting')
    .values({ key: 'signLanguageUrl', value })
    .execute();
  const answer = await server.app.inject('/libras');
  expect(answer.statusCode).toBe(200);
  const policy = String(answer.headers['content-security-policy']).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      'sandbox allow-scripts',
      "default-src 'none'",
      "frame-ancestors 'self'",
    ]),
  );
  expect(policy.find((line) => line.startsWith('script-src'))).toContain('https://signs.example');
  expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(answer.body.match(/<\/script>/g)).toHaveLength(1);
});
