import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { createMetrics, openMetricsServer, type Metrics } from './index.ts';

const token = 'a-token-of-twenty-letters';

let server: TestApp;
let app: TestApp['app'];
let metrics: Metrics;
beforeAll(async () => {
  server = await startTestApp();
  metrics = createMetrics([]);
  app = await buildTestApp({ ...server, metrics, metricsToken: token });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

describe('beside the pages', () => {
  test('metrics are read by the token', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({ url: '/metrics', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('process_cpu_seconds_total');
  });

  test.each([
    undefined,
    '',
    token,
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    `Basic ${token}`,
  ])('and not by %j', async (authorization) => {
    const headers = authorization === undefined ? {} : { authorization };
    const { statusCode, body } = await app.inject({ url: '/metrics', headers });
    expect([statusCode, body]).toEqual([401, '']);
  });

  test('where no token is set there are none', async () => {
    const answer = await server.app.inject({ url: '/metrics' });
    expect(answer.statusCode).toBe(404);
  });
});

test.each([null, token])('on a port of their own, by the token %j', async (set) => {
  const served = await openMetricsServer(metrics, { host: '127.0.0.1', port: 0, token: set });
  try {
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${served.port}${path}`, init);
    const headers = { authorization: `Bearer ${token}` };
    expect((await ask('/metrics', { headers })).status).toBe(200);
    expect((await ask('/metrics')).status).toBe(set === null ? 200 : 401);
    expect((await ask('/metrics', { headers, method: 'POST' })).status).toBe(404);
    expect((await ask('/api/campus', { headers })).status).toBe(404);
  } finally {
    await served.close();
  }
});
