import type { createLogger } from '../platform/logger.ts';
import type { Config } from '../platform/start/config.ts';
import type { untilDatabaseAnswers } from '../platform/database/database-pools.ts';

/** Parts that each part of the application is started with. */
export interface Startup {
  readonly config: Config;
  /** Called at each step of the start, in words for the operator. */
  readonly progress: (step: string) => void;
  readonly log: ReturnType<typeof createLogger>;
  /** The log of work in the background, without errors that only say that the database is away. */
  readonly backgroundLog: ReturnType<typeof untilDatabaseAnswers>;
  /** Stops what was started, the last first. Each part adds what it starts. */
  readonly started: AsyncDisposableStack;
}
