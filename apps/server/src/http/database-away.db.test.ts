import { isLong } from '@estante/test-support/is-long';
import { connect } from '@estante/database';
import { openOracle } from '@estante/search-engine';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints, errorBody } from '@estante/contract';
import { calls, type EndpointName } from '../../test/endpoint-calls.ts';
import { fixedClock } from '../../test/fixed-clock.ts';
import { createLogRecorder } from '../../test/log-recorder.ts';
import { as } from '../../test/people.ts';
import { buildTestApp, startTestApp, type TestApp } from '../../test/start-test-app.ts';
import { createIndexFollower } from '../modules/search/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** An application like the server's before a port where no database listens. */
async function withoutDatabase() {
  const connection = connect({
    connectionString: `postgres://x@127.0.0.1:${await closedPort()}/x`,
  });
  const { log } = createLogRecorder();
  const { engine, tokens, refreshKey, safe, clock } = server;
  const { db } = connection;
  const app = await buildTestApp({ db, engine, tokens, refreshKey, safe, clock, log });
  const close = async () => {
    await app.close();
    await connection.close();
  };
  return { app, close };
}

function closedPort(): Promise<number> {
  return new Promise((resolve) => {
    const listener = createServer().listen(0, '127.0.0.1', () => {
      const address = listener.address();
      listener.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

/** Calls that are answered without the database, and that no tab of the search page holds back. */
const needNoDatabase: readonly EndpointName[] = ['issueToken', 'listFilters', 'suggest'];

test('every call that needs the database is 503, to be tried again; the others answer', async () => {
  const { app, close } = await withoutDatabase();
  const ana = await as(server, 'ana');
  // An answer that is missing is refused without looking.
  await calls.createPass.prepare?.(server);
  for (const [at, name] of (Object.keys(calls) as EndpointName[]).entries()) {
    const works = needNoDatabase.some((one) => one === name);
    // All calls at length; the gate tries a quarter.
    if (!isLong && !works && at % 4 !== 2) continue;
    const { url, payload } = calls[name];
    const { method } = endpoints[name];
    const headers = { ...calls[name].headers, ...ana };
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    expect(answer.statusCode, name).toBe(works ? 200 : 503);
    if (works) continue;
    expect(answer.headers['retry-after']).toBe('2');
    expect(errorBody.parse(answer.json()).erro.codigo).toBe('ServicoIndisponivel');
    expect(answer.body).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/);
  }
  await close();
});

const readiness = async (app: TestApp['app']) => {
  const answer = await app.inject('/readyz');
  return answer.json<{ readonly status: string; readonly checks: object }>();
};

describe('health', () => {
  test('a server is alive and ready with database and index', async () => {
    expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    const checks = { database: true, index: true, disk: true };
    expect(await readiness(server.app)).toMatchObject({ status: 'ok', checks });
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  });

  test('it lives without the database, but is not ready', async () => {
    const { app, close } = await withoutDatabase();
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect(await readiness(app)).toMatchObject({ checks: { database: false, index: true } });
    await close();
  });

  test('it is not ready before its index is', async () => {
    const { db, tokens, refreshKey, safe } = server;
    const engine = openOracle();
    const { log } = createLogRecorder();
    const clock = fixedClock();
    const app = await buildTestApp({ db, engine, tokens, refreshKey, safe, clock, log });
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect(await readiness(app)).toMatchObject({ checks: { database: true, index: false } });
    await createIndexFollower({ db, engine, log }).catchUp();
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await app.close();
  });
});
