import { connect, type Connection } from '@estante/database';
import { createTestDatabase } from '@estante/test-support';
import fc from 'fast-check';
import type pg from 'pg';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { pruneChanges, readChanges, readPosition, requireRebuild } from './change-log.ts';

let connection: Connection;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  connection = connect({ connectionString: database.connectionString, max: 8 });
  drop = () => database.drop();
});
afterAll(async () => {
  await connection.close();
  await drop();
});

/** One who writes titles, and says which and in what transaction. */
interface Writer {
  readonly client: pg.PoolClient;
  readonly write: () => Promise<{ readonly id: number; readonly xid: bigint }>;
}

async function openWriter(): Promise<Writer> {
  const client = await connection.pool.connect();
  onTestFinished(() => client.release(true));
  return { client, write: () => writeTitle(client) };
}

async function writeTitle(client: pg.PoolClient) {
  const { rows } = await client.query<{ id: number; xid: string }>(
    `insert into title (work_type, description, included_on) values ('book', '{}', '2026-01-01')
      returning id, pg_current_xact_id()::text as xid`,
  );
  return { id: rows[0]?.id ?? 0, xid: BigInt(rows[0]?.xid ?? 0) };
}

/** Reads on from one place to the next, as an index does; every title read is kept, in order. */
class Reader {
  readonly read: number[] = [];
  #position = '';

  async start(): Promise<this> {
    this.#position = await readPosition(connection.db);
    return this;
  }

  get xid(): bigint {
    return BigInt(this.#position.split(':')[1] ?? 0);
  }

  async look(): Promise<void> {
    const changes = await readChanges(connection.db, this.#position);
    if (changes === null) throw new Error('the log is lost');
    this.read.push(...changes.ids);
    this.#position = changes.position;
  }

  /** Looks until the log is read past a transaction; others on the server may hold it up. */
  async lookPast(xid: bigint): Promise<void> {
    const isPast = async () => {
      await this.look();
      if (this.xid <= xid) throw new Error('still running');
    };
    await vi.waitFor(isPast, { timeout: 120_000 });
  }
}

const ascending = (a: number, b: number) => a - b;

test('a transaction that began first and ended last is not missed', async () => {
  const reader = await new Reader().start();
  const [a, b] = [await openWriter(), await openWriter()];
  await a.client.query('begin');
  const first = await a.write();
  await b.client.query('begin');
  const second = await b.write();
  expect(second.xid).toBeGreaterThan(first.xid);
  await b.client.query('commit');
  await reader.look();
  // B's change is there to see, but to pass it by would be to pass A by too.
  expect(reader.xid).toBeLessThanOrEqual(first.xid);
  expect(reader.read).toEqual([]);
  await a.client.query('commit');
  await reader.lookPast(second.xid);
  expect(reader.read.toSorted(ascending)).toEqual([first.id, second.id]);
  await reader.look();
  expect(reader.read).toHaveLength(2);
});

test('what is rolled back, whole or to a savepoint, leaves nothing', async () => {
  const reader = await new Reader().start();
  const { client, write } = await openWriter();
  await client.query('begin');
  await write();
  await client.query('rollback');
  await client.query('begin');
  const kept = await write();
  await client.query('savepoint here');
  await write();
  await client.query('rollback to here');
  await client.query('commit');
  await reader.lookPast(kept.xid);
  expect(reader.read).toEqual([kept.id]);
});

test('a title written many times in a transaction is read once', async () => {
  const reader = await new Reader().start();
  const { client, write } = await openWriter();
  await client.query('begin');
  const { id, xid } = await write();
  for (let time = 0; time < 5; time += 1) {
    await client.query('update title set updated_at = now() where id = $1', [id]);
  }
  await client.query('commit');
  await reader.lookPast(xid);
  expect(reader.read).toEqual([id]);
});

describe('transactions in any order', { tags: 'long' }, () => {
  const writers = 4;
  const step = fc.record({
    by: fc.nat({ max: writers - 1 }),
    does: fc.constantFrom('write', 'write', 'commit', 'rollback', 'look'),
  });

  test('each change that is committed is read once, and no other', async () => {
    const clients = await Promise.all(Array.from({ length: writers }, openWriter));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const reader = await new Reader().start();
        const open = new Map<number, number[]>();
        const committed: number[] = [];
        let last = 0n;
        const end = async (by: number, how: 'commit' | 'rollback') => {
          await clients[by]?.client.query(how);
          if (how === 'commit') committed.push(...(open.get(by) ?? []));
          open.delete(by);
        };
        for (const { by, does } of steps) {
          if (does === 'look') await reader.look();
          else if (does !== 'write') await (open.has(by) && end(by, does));
          else {
            const writer = clients[by];
            if (!open.has(by)) await writer?.client.query('begin');
            const written = await writer?.write();
            open.set(by, [...(open.get(by) ?? []), written?.id ?? 0]);
            last = written && written.xid > last ? written.xid : last;
          }
        }
        for (const by of open.keys()) await end(by, 'commit');
        await reader.lookPast(last);
        expect(reader.read.toSorted(ascending)).toEqual(committed.toSorted(ascending));
      }),
      { seed: 3, numRuns: 25 },
    );
  });
});

const isLost = async (position: string) => (await readChanges(connection.db, position)) === null;

describe('the log is lost to', () => {
  let position: string;
  beforeEach(async () => {
    position = await readPosition(connection.db);
  });

  test('none that has only just begun', async () => {
    expect(await isLost(position)).toBe(false);
  });

  test('an index that has not read what is pruned, and no other', async () => {
    const { client, write } = await openWriter();
    const { id, xid } = await write();
    await client.query(
      `update index_change set changed_at = now() - interval '8 days' where title_id = $1`,
      [id],
    );
    const reader = await new Reader().start();
    await reader.lookPast(xid);
    const later = await readPosition(connection.db);
    await pruneChanges(connection.db);
    expect(await isLost(position)).toBe(true);
    expect(await isLost(later)).toBe(false);
    await pruneChanges(connection.db);
    expect(await isLost(later)).toBe(false);
  });

  test('none while all changes are young', async () => {
    const { write } = await openWriter();
    await write();
    await pruneChanges(connection.db);
    expect(await isLost(position)).toBe(false);
  });

  test('an index of another catalogue', async () => {
    const [, xid = ''] = position.split(':');
    expect(await isLost(`00000000-0000-4000-8000-000000000000:${xid}`)).toBe(true);
    expect(await isLost(`nonsense:${xid}`)).toBe(true);
  });

  test('an index that is further than the database: that was restored', async () => {
    const [catalogue = ''] = position.split(':');
    expect(await isLost(`${catalogue}:999999999999`)).toBe(true);
  });

  test('every index where a rebuild is asked for', async () => {
    await requireRebuild(connection.db);
    expect(await isLost(position)).toBe(true);
    expect(await isLost(await readPosition(connection.db))).toBe(false);
  });
});
