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

/**
 * The connection pools of one PostgreSQL. Each kind of work has its own, so that none takes those of another.
 */
export interface DatabasePools {
  readonly readers: Connection;
  readonly patrons: Connection;
  readonly background: Connection;
  readonly imports: Connection;
  /** The connections of all pools; a pool opened elsewhere may join. */
  readonly reach: Reach;
  close(): Promise<void>;
}

interface PoolsOptions {
  readonly connectionString: string;
  /** Most connections for readers, and for patrons. */
  readonly size: number;
  readonly log: {
    warn(details: object, message: string): void;
    warn(message: string): void;
  };
  readonly onServerError: (code: string) => void;
}

/** Most connections for loops and jobs. */
const backgroundSize = 8;
/** Most connections for an import and the reading of stored records, each with another to cancel it by. */
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
 * A log without errors that only say that the database is away: its watch has logged that already, and logs
 * when it is back.
 */
export function untilDatabaseAnswers(log: WorkLog): WorkLog {
  return {
    info: (details, message) => log.info(details, message),
    error: (details, message) => {
      if (!('err' in details && isDatabaseAway(details.err))) log.error(details, message);
    },
  };
}

/** Whether an error says that the database is away. Its name tells, since pg-boss passes on a copy. */
function isDatabaseAway(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === awayName;
}

interface WorkLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}
