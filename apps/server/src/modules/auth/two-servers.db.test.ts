import { connect } from '@estante/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { as, insertRecoveryCode, password, tokenCall } from '../../../test/people.ts';
import { buildTestApp, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

/** Two servers of one installation: nothing but the database is between them. */
let first: TestApp;
let second: Pick<TestApp, 'app'>;
let stop: () => Promise<void>;
beforeEach(async () => {
  first = await startTestApp();
  const connection = connect({ connectionString: first.connectionString, max: 5 });
  const app = await buildTestApp({ ...first, db: connection.db });
  second = { app };
  stop = async () => {
    await app.close();
    await connection.close();
    await first.close();
  };
});
afterEach(() => stop());

/** Gives the server whose turn it is. */
const serverOf = (time: number) => (time % 2 === 0 ? first : second).app;

const enter = (time: number, word: string) =>
  serverOf(time).inject(tokenCall({ grant_type: 'password', username: 'ana', password: word }));

test('wrong passwords are counted together, in turn and at once', async () => {
  for (let time = 0; time < 5; time += 1)
    expect((await enter(time, 'errada')).statusCode).toBe(401);
  for (const time of [0, 1]) expect((await enter(time, password)).statusCode).toBe(429);
  first.clock.advance({ minutes: 31 });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, time) => enter(time, 'errada')));
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
});

test('codes and tries of recovery are counted together', async () => {
  const url = '/api/pessoas/ana/recuperar-senha';
  const headers = { 'sec-fetch-site': 'same-origin' };
  for (let time = 0; time < 2; time += 1) {
    expect((await serverOf(time).inject({ url, headers })).statusCode).toBe(200);
    first.clock.advance({ minutes: 2 });
  }
  await insertRecoveryCode(first, 'ana');
  first.clock.advance({ minutes: 2 });
  for (const time of [0, 1])
    expect((await serverOf(time).inject({ url, headers })).statusCode).toBe(429);
  const check = (time: number) =>
    serverOf(time).inject({ method: 'POST', url, payload: { code: '00000000' } });
  for (let time = 0; time < 5; time += 1) expect((await check(time)).statusCode).toBe(422);
  const codes = await first.db
    .selectFrom('recovery_code')
    .select('wrong_tries')
    .orderBy('issued_at')
    .execute();
  expect(codes.map(({ wrong_tries }) => wrong_tries)).toEqual([0, 0, 5]);
});

test('look-ups of names are counted together', { tags: 'long' }, async () => {
  const headers = await as(first, 'bruno');
  const url = '/api/pessoas/ana/nome';
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, time) => serverOf(time).inject({ url, headers })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
});

test('a refresh token is used once, whichever server it is shown to', async () => {
  const pair = (await enter(0, password)).json<{ refresh_token: string }>();
  const refresh = (time: number) =>
    serverOf(time).inject(
      tokenCall({ grant_type: 'refresh_token', refresh_token: pair.refresh_token }),
    );
  const [one, other] = await Promise.all([refresh(0), refresh(1)]);
  expect(one.json()).toMatchObject({
    refresh_token: other.json<{ refresh_token: string }>().refresh_token,
  });
  first.clock.advance({ seconds: 11 });
  expect((await refresh(1)).statusCode).toBe(401);
});
