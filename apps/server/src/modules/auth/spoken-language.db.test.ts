import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const english = '5';
const ask = () => callAs(server, 'ana', { method: 'GET', path: 'pessoas', language: english });
const spoken = () =>
  server.db
    .selectFrom('person')
    .innerJoin('login', 'login.person_id', 'person.id')
    .select(['person.id', 'person.language'])
    .where('login.username', '=', 'ana')
    .executeTakeFirstOrThrow();

test('letters follow the language of the pages; nobody waits where another writes it', async () => {
  const { id, language } = await spoken();
  expect(language).toBe('pt');
  await server.db.transaction().execute(async (trx) => {
    await trx.selectFrom('person').select('id').where('id', '=', id).forUpdate().execute();
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });
  expect((await spoken()).language).toBe('pt');
  expect((await ask()).statusCode).toBe(200);
  expect((await spoken()).language).toBe('en');
});
