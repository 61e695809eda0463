import type { Db, Safe } from '@estante/database';
import type { SearchEngine } from '@estante/search-engine';
import type { MarcRecord } from '@estante/marc';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Tokens } from '../src/modules/auth/index.ts';
import type { IndexFollower } from '../src/modules/search/index.ts';
import type { FixedClock } from './fixed-clock.ts';
import type { LogLine } from './log-recorder.ts';

/** The whole application as tests hold it. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly connectionString: string;
  readonly engine: SearchEngine;
  readonly follower: IndexFollower;
  readonly tokens: Tokens;
  readonly refreshKey: Buffer;
  readonly safe: Safe;
  readonly clock: FixedClock;
  readonly logged: LogLine[];
  /** Imports further records; the index follows at its next look. */
  importRecords(records: readonly MarcRecord[]): Promise<void>;
  titleId(title: string): Promise<number>;
  close(): Promise<void>;
}
