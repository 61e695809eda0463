import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, tokenCall } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { hashPassword } from './password.ts';
import { startSession } from './session-repository.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ refusedPassword: password });
});
afterAll(() => server.close());

/** Refreshes a session that was open before the password became refused. */
async function refresh(login: { readonly id: number; readonly personId: number }) {
  const { refreshToken } = await startSession(server.db, login, server.clock.now());
  const ask = (refresh_token: string) =>
    server.app.inject(tokenCall({ grant_type: 'refresh_token', refresh_token }));
  return { first: await ask(refreshToken), again: await ask(refreshToken) };
}

test('the session of who still has the refused password ends', async () => {
  const { first, again } = await refresh({ id: 1, personId: 1 });
  expect(first.statusCode).toBe(401);
  expect(first.json()).toMatchObject({ erro: { codigo: 'SessaoExpirada' } });
  expect(again.statusCode).toBe(401);
  const open = server.db.selectFrom('session').select('id').where('ended_at', 'is', null);
  expect(await open.where('login_id', '=', 1).execute()).toEqual([]);
});

test('that of who has another goes on', { tags: 'long' }, async () => {
  const password_hash = await hashPassword('outra senha, e comprida');
  await server.db.updateTable('person').set({ password_hash }).where('id', '=', 2).execute();
  const { first } = await refresh({ id: 2, personId: 2 });
  expect(first.statusCode, first.body).toBe(200);
});

test.each([password, ` ${password} `])('it lets nobody in, as %j', async (typed) => {
  const fields = { grant_type: 'password', username: 'ana', password: typed };
  expect((await server.app.inject(tokenCall(fields))).statusCode).toBe(401);
});
