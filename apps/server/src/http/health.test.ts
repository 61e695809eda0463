import fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerHealth } from './health.ts';

const yes = async () => true;

async function readyz(behind: number, query = '', index = true) {
  const app = fastify();
  registerHealth(app, { database: yes, disk: yes, index: () => index, behind: () => behind });
  const answer = await app.inject(`/readyz${query}`);
  await app.close();
  return { code: answer.statusCode, ...answer.json<{ index_behind_seconds: number }>() };
}

test('how far an index is behind is told, and fails only who asks for it to', async () => {
  expect(await readyz(0)).toEqual({
    code: 200,
    status: 'ok',
    checks: { database: true, index: true, disk: true },
    index_behind_seconds: 0,
  });
  expect(await readyz(90)).toMatchObject({ code: 200, index_behind_seconds: 90 });
  expect(await readyz(90, '?behind=30')).toMatchObject({ code: 503, status: 'unavailable' });
  expect(await readyz(30, '?behind=30')).toMatchObject({ code: 200 });
  expect(await readyz(90, '?behind=soon')).toMatchObject({ code: 200 });
});

test('what has no index yet is not ready', async () => {
  expect(await readyz(0, '', false)).toMatchObject({ code: 503, checks: { index: false } });
});
