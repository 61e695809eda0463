import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const get = async (security: Parameters<typeof buildTestApp>[0]['security']) => {
  const app = await buildTestApp({
    ...server,
    origin: 'https://livros.example.org',
    ...(security && { security }),
  });
  const answer = await app.inject({ url: '/.well-known/security.txt' });
  await app.close();
  return answer;
};

test('security.txt says whom to tell, until when that is so, and where it is (RFC 9116)', async () => {
  const answer = await get({
    contacts: ['mailto:ti@example.org', 'https://example.org/avisos'],
    policy: 'https://example.org/politica',
  });
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = answer.body.trimEnd().split('\n');
  expect(lines.filter((line) => !line.startsWith('Expires: '))).toEqual([
    'Contact: mailto:ti@example.org',
    'Contact: https://example.org/avisos',
    'Preferred-Languages: pt, en, es',
    'Canonical: https://livros.example.org/.well-known/security.txt',
    'Policy: https://example.org/politica',
  ]);
  const [, until = ''] = /^Expires: (.*)$/m.exec(answer.body) ?? [];
  const days = server.clock.now().until(Temporal.Instant.from(until)).total('days');
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
});

test('where nobody is named there is none', async () => {
  expect((await get(undefined)).statusCode).toBe(404);
});
