import type { Db } from '@estante/database';
import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import type { RunRow } from './repository.ts';
import type { RunFiles } from './run-files.ts';

export interface RunDeps {
  readonly db: Db;
  /** Two connections at least, for the import itself. */
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly files: RunFiles;
  readonly reportsFolder: string;
}

export interface Progress {
  bytes: number;
  records: number;
}

/** Parts that each task works with: its signal comes when the server stops, and when staff cancel. */
export interface RunWork {
  readonly deps: RunDeps;
  readonly run: RunRow;
  readonly isTrial: boolean;
  readonly signal: AbortSignal;
  readonly progress: Progress;
}
