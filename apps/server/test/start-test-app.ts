import type { Db } from '@estante/database';
import { importInto } from './import-into.ts';
import { giveBack, takeServer } from './kept-servers.ts';
import { safe } from './safe.ts';
import type { TestApp } from './test-app.ts';
import type { TestAppOverrides } from './test-server.ts';

export type { TestApp };
export { buildTestApp, type TestAppOverrides } from './test-server.ts';

/**
 * The whole application on a database of its own, answering `inject`, its index built. Where nothing but records and
 * settings is asked for it may be one that another test has ended with.
 */
export async function startTestApp(overrides: TestAppOverrides = {}): Promise<TestApp> {
  const { server, follower } = await takeServer(overrides);
  const { database, app, engine, clock, logged, tokens, refreshKey } = server;
  const { connectionString, db, pool } = database;
  let isClosed = false;
  return {
    app,
    db,
    pool,
    connectionString,
    engine,
    follower,
    tokens,
    refreshKey,
    safe,
    clock,
    importRecords: (records) => importInto({ pool, clock }, records),
    logged,
    titleId: (title) => findTitleId(db, title),
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      await giveBack(server, overrides);
    },
  };
}

async function findTitleId(db: Db, title: string): Promise<number> {
  const rows = await db.selectFrom('title').select(['id', 'description']).execute();
  const found = rows.find(({ description }) => description.title === title);
  if (!found) throw new Error(`no title '${title}'`);
  return found.id;
}
