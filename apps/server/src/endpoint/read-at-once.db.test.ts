import { activities } from '@estante/contract';
import { connect } from '@estante/database';
import { expect, onTestFinished, test, vi } from 'vitest';
import { as } from '../../test/people.ts';
import { buildTestApp, startTestApp } from '../../test/start-test-app.ts';

/** A pool, and the looks for changed tables that it has sent. */
function watched(connectionString: string) {
  const connection = connect({ connectionString, max: 5 });
  onTestFinished(() => connection.close());
  const { db, pool } = connection;
  let looks = 0;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    vi.spyOn(client, 'query').mockImplementation((...args: unknown[]) => {
      if (
        String((args[0] as { text?: string }).text ?? args[0]).includes(
          'lookup_table_change where xid >=',
        )
      )
        looks += 1;
      return query(...args) as never;
    });
  });
  const looksOf = async (work: () => Promise<unknown>) => {
    const before = looks;
    await work();
    return looks - before;
  };
  return { db, looksOf };
}

test('a call of a person looks once, by the connections of people, and sees what was written before', async () => {
  const server = await startTestApp();
  onTestFinished(() => server.close());
  const [people, strangers] = [watched(server.connectionString), watched(server.connectionString)];
  const app = await buildTestApp({ ...server, db: people.db, readers: strangers.db });
  onTestFinished(() => app.close());
  const headers = await as(server, 'ana');
  const ask = () => app.inject({ url: '/api/emprestimo/titulos-pendentes', headers });
  expect((await ask()).statusCode).toBe(200);
  const looksOfStrangers = await strangers.looksOf(async () => {
    expect(await people.looksOf(ask)).toBe(1);
  });
  expect(looksOfStrangers).toBe(0);

  await server.db
    .updateTable('activity')
    .set({ enabled: false })
    .where('code', 'in', [activities.accountLoans, activities.accountRenewals])
    .execute();
  expect((await ask()).statusCode).toBe(403);
});
