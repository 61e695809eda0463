import {
  awayName,
  connect,
  Reach,
  type Connection,
  type Db,
  type TimeLimits,
} from '@estante/database';
import { watchDatabase } from './database-watch.ts';
import { timeLimits } from './time-limits.ts';

/** One PostgreSQL, with connections apart for each kind of work: none takes those of another. */
export interface DatabasePools {
  readonly readers: Connection;
  readonly patrons: Connection;
  readonly background: Connection;
  readonly imports: Connection;
  /** Every pool is in it; a pool opened elsewhere may join. */
  readonly reach: Reach;
  close(): Promise<void>;
}

interface PoolsOptions {
  readonly connectionString: string;
  /** Connections for readers at most, and for patrons. */
  readonly size: number;
  readonly log: {
    warn(details: object, message: string): void;
    warn(message: string): void;
  };
  readonly onServerError: (code: string) => void;
}

/** What the loops and the jobs of one server may hold at once. */
const backgroundSize = 8;
/** An import and the reading of stored records, each with a connection to be called off by. */
const importSize = 4;

export function openPools(options: PoolsOptions): DatabasePools {
  const { connectionString, size, log, onServerError } = options;
  const reach = new Reach();
  const onError = (err: Error) => log.warn({ err }, 'idle database connection lost');
  const open = (limits: TimeLimits, max: number) =>
    connect({ connectionString, max, limits, reach, onError, onServerError });
  const pools = {
    readers: open(timeLimits.readers, size),
    patrons: open(timeLimits.patrons, size),
    background: open(timeLimits.background, backgroundSize),
    imports: open(timeLimits.imports, importSize),
  };
  const watch = watchDatabase({ connectionString, reach, log });
  return {
    ...pools,
    reach,
    close: async () => {
      watch.stop();
      await Promise.all(Object.values(pools).map((pool) => pool.close()));
    },
  };
}

export async function isDatabaseUp(db: Db): Promise<boolean> {
  return db
    .selectFrom('index_change_log')
    .select('id')
    .execute()
    .then(
      () => true,
      () => false,
    );
}

/**
 * The log of what looks into the database again and again: the watch has said already that it is
 * away, and that it is back.
 */
export function untilDatabaseAnswers(log: WorkLog): WorkLog {
  return {
    info: (details, message) => log.info(details, message),
    error: (details, message) => {
      if (!('err' in details && isDatabaseAway(details.err))) log.error(details, message);
    },
  };
}

/** By its name: pg-boss tells of a copy. */
function isDatabaseAway(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === awayName;
}

interface WorkLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}
