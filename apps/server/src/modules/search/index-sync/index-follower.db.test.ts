import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { openOracle, type SearchDocument, type SearchEngine } from '@estante/search-engine';
import { connect } from '@estante/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { createLogRecorder } from '../../../../test/log-recorder.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { readPosition, requireRebuild } from './change-log.ts';
import { createIndexFollower } from './index-follower.ts';

const records = [aBook({ title: 'Dom Casmurro' }), aBook({ title: 'Iracema' })];

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ records });
});
afterAll(() => server.close());

/** Others on the server may hold the log up. */
const patience = { timeout: 120_000 };

/** An engine that counts what it is told to do. */
function counting() {
  const engine = openOracle();
  const counts = { puts: 0, rebuilds: 0 };
  const counted: SearchEngine = {
    ...engine,
    apply: (changes, position) => {
      counts.puts += changes.length;
      return engine.apply(changes, position);
    },
    rebuild: (documents, position) => {
      counts.rebuilds += 1;
      return engine.rebuild(documents, position);
    },
  };
  return { engine: counted, counts };
}

function follow(engine: SearchEngine, interval = 20) {
  const { log, lines } = createLogRecorder();
  const follower = createIndexFollower({ db: server.db, engine, log, interval });
  return { follower, lines };
}

describe('the index is built', () => {
  test('at first, and then follows without reading anything again', async () => {
    const { engine, counts } = counting();
    const { follower } = follow(engine);
    for (let look = 0; look < 4; look += 1) await follower.catchUp();
    expect(counts.rebuilds).toBe(1);
    expect(engine.status().titles).toBe(2);
    // Changes from just before the first look may be read again, once.
    await expect
      .poll(async () => {
        const before = counts.puts;
        for (let look = 0; look < 4; look += 1) await follower.catchUp();
        return counts.puts - before;
      }, patience)
      .toBe(0);
  });

  test('anew where it is of another catalogue, or a rebuild is asked for', async () => {
    const { engine, counts } = counting();
    const { follower } = follow(engine);
    await engine.apply([], '00000000-0000-4000-8000-000000000000:1');
    await follower.catchUp();
    expect(counts.rebuilds).toBe(1);
    await requireRebuild(server.db);
    await follower.catchUp();
    expect(counts.rebuilds).toBe(2);
    expect(engine.status().position?.split(':')[0]).toBe(
      (await readPosition(server.db)).split(':')[0],
    );
  });

  test('anew where its changes have been pruned', async () => {
    const { engine, counts } = counting();
    const { follower } = follow(engine);
    await follower.catchUp();
    await sql`update index_change_log set pruned_to = pg_current_xact_id()`.execute(server.db);
    onTestFinished(async () => {
      await sql`update index_change_log set pruned_to = '0'`.execute(server.db);
    });
    await follower.catchUp();
    expect(counts.rebuilds).toBe(2);
  });

  test(
    'with what is committed meanwhile, also where a look falls into it',
    { tags: 'long' },
    async () => {
      const { engine, during } = slowToRebuild();
      const { follower } = follow(engine);
      await follower.catchUp();
      during(() => server.importRecords([aBook({ title: 'Escrito durante' })]));
      const rebuild = follower.rebuild();
      await expect
        .poll(() => server.titleId('Escrito durante').catch(() => 0), patience)
        .not.toBe(0);
      await Promise.all([rebuild, follower.catchUp()]);
      await expect
        .poll(async () => {
          await follower.catchUp();
          return engine.status().titles;
        }, patience)
        .toBe(3);
      await server.db.deleteFrom('title').where('id', '>', 2).execute();
    },
  );
});

/** An engine that has read every title when something happens, and then takes its time. */
function slowToRebuild() {
  const oracle = openOracle();
  let happen: (() => Promise<void>) | null = null;
  const rebuilt = Promise.withResolvers<void>();
  const engine: SearchEngine = {
    ...oracle,
    apply: async (changes, position) => {
      // The last word of a look: a place in the log, said only when the rebuild is over.
      if (happen && changes.length === 0) await rebuilt.promise;
      return oracle.apply(changes, position);
    },
    rebuild: async (documents, position) => {
      const read: SearchDocument[] = [];
      for await (const document of documents) read.push(document);
      await happen?.();
      if (happen) await delay(300);
      await oracle.rebuild(Readable.from(read), position);
      if (happen) rebuilt.resolve();
    },
  };
  return {
    engine,
    during: (what: () => Promise<void>) => {
      happen = what;
    },
  };
}

describe('while it follows', () => {
  test('it finds changes by itself until it is stopped', { tags: 'long' }, async () => {
    const { engine, counts } = counting();
    const { follower } = follow(engine);
    await follower.start();
    await server.importRecords([aBook({ title: 'Por si só' })]);
    await expect.poll(() => engine.status().titles, patience).toBe(3);
    await follower.stop();
    await server.db.deleteFrom('title').where('id', '>', 2).execute();
    const { puts } = counts;
    await delay(100);
    expect(counts.puts).toBe(puts);
  });

  test('a look that fails is logged, and the next one goes on', { tags: 'long' }, async () => {
    const oracle = openOracle();
    let fails = 2;
    const failing: SearchEngine = {
      ...oracle,
      apply: async (changes, position) => {
        if (changes.length > 0 && fails-- > 0) throw new Error('disk full');
        return oracle.apply(changes, position);
      },
    };
    const { follower, lines } = follow(failing);
    await follower.start();
    await follower.caughtUp();
    await server.importRecords([aBook({ title: 'Depois da falha' })]);
    await expect.poll(() => oracle.status().titles, patience).toBe(3);
    await follower.stop();
    expect(lines.filter(({ msg }) => msg === 'search index falls behind')).toHaveLength(2);
    await server.db.deleteFrom('title').where('id', '>', 2).execute();
  });

  test('it survives the database going and coming back', async () => {
    const { engine, counts } = counting();
    const { follower, lines } = follow(engine);
    await follower.start();
    await follower.caughtUp();
    const admin = connect({ connectionString: inject('adminConnectionString'), max: 1 });
    const name = new URL(server.connectionString).pathname.slice(1);
    await admin.pool.query(`alter database ${name} allow_connections false`);
    await admin.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    );
    await expect
      .poll(() => lines.filter(({ level }) => level === 50).length, patience)
      .toBeGreaterThan(1);
    const health = await server.app.inject('/readyz');
    expect(health.statusCode).toBe(503);
    await admin.pool.query(`alter database ${name} allow_connections true`);
    await admin.close();
    await server.importRecords([aBook({ title: 'Depois da volta' })]);
    await expect.poll(() => engine.status().titles, patience).toBe(3);
    await follower.stop();
    expect(counts.rebuilds).toBe(1);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  });
});
