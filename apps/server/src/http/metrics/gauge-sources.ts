import { setTimeout as delay } from 'node:timers/promises';
import type { Connection, Db } from '@estante/database';
import type { SearchEngine } from '@estante/search-engine';
import { sql } from 'kysely';
import type { DatabasePools } from '../../platform/database/database-pools.ts';
import type { GaugeSource, Sample } from './gauge-source.ts';

interface ServerParts {
  readonly pools: DatabasePools;
  readonly engine: SearchEngine;
  /** Seconds that the index may be behind the catalogue. */
  readonly behind: () => number;
  readonly freeBytes: () => Promise<number>;
}

/** Gauges of a process that only answers. */
export function processGauges(pools: DatabasePools): readonly GaugeSource[] {
  return [connections(pools)];
}

/** Gauges of the primary process, which has the index and the work in the background. */
export function serverGauges({
  pools,
  engine,
  behind,
  freeBytes,
}: ServerParts): readonly GaugeSource[] {
  const { db } = pools.background;
  return [
    ...processGauges(pools),
    single('estante_index_titles', 'Titles in the search index', async () => {
      return engine.status().titles;
    }),
    single('estante_index_bytes', 'Memory that the search index takes', async () => {
      return engine.status().bytes;
    }),
    single('estante_index_ready', '1 once the search index answers', async () => {
      return engine.status().position === null ? 0 : 1;
    }),
    single(
      'estante_index_behind_seconds',
      'How far the index may be behind the catalogue',
      async () => behind(),
    ),
    single('estante_mail_waiting', 'Mail that is still to be sent', () =>
      count(db, sql`outgoing_mail`),
    ),
    single('estante_disk_free_bytes', 'Free bytes where DATA_DIR is', freeBytes),
    jobs(db),
    lastDone(db),
  ];
}

function connections(pools: DatabasePools): GaugeSource {
  const { readers, patrons, background, imports } = pools;
  const named = Object.entries({ readers, patrons, background, imports });
  return {
    name: 'estante_database_connections',
    help: 'Connections to PostgreSQL by pool, and who waits for one',
    labelNames: ['pool', 'state'],
    read: async () => named.flatMap(([pool, connection]) => statesOf(pool, connection)),
  };
}

function statesOf(name: string, { pool }: Connection): Sample[] {
  const { totalCount, idleCount, waitingCount } = pool;
  const states = { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  return Object.entries(states).map(([state, value]) => ({ labels: { pool: name, state }, value }));
}

function jobs(db: Db): GaugeSource {
  return {
    name: 'estante_jobs',
    help: 'Jobs by queue and state; failed ones are kept some days',
    labelNames: ['queue', 'state'],
    read: async () => {
      const { rows } = await inTime(
        sql<{ queue: string; state: string; value: number }>`
          select name as queue, state::text, count(*)::integer as value from pgboss.job
          where name not like '\\_\\_%' group by 1, 2`.execute(db),
      );
      return rows.map(({ queue, state, value }) => ({ labels: { queue, state }, value }));
    },
  };
}

function lastDone(db: Db): GaugeSource {
  return {
    name: 'estante_job_last_done_timestamp_seconds',
    help: 'When each job of the night was last done',
    labelNames: ['job'],
    read: async () => {
      const { rows } = await inTime(
        sql<{ job: string; value: number }>`
          select data ->> 'job' as job, extract(epoch from max(completed_on))::float8 as value
          from pgboss.job where name = 'regular' and state = 'completed' group by 1`.execute(db),
      );
      return rows.map(({ job, value }) => ({ labels: { job }, value }));
    },
  };
}

async function count(db: Db, table: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await inTime(
    sql<{ value: number }>`select count(*)::integer as value from ${table}`.execute(db),
  );
  return rows[0]?.value ?? 0;
}

function single(name: string, help: string, read: () => Promise<number>): GaugeSource {
  return { name, help, labelNames: [], read: async () => [{ value: await read() }] };
}

/** Longest wait for the database, in ms: a reader of the metrics does not wait while it is away. */
const patience = 2000;

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = delay(patience, null, { ref: false });
  const done = await Promise.race([work, late]);
  if (done === null) throw new Error('too late');
  return done;
}
