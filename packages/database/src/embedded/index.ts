export { findRunningPostgres } from './find-running-postgres.ts';
export {
  startEmbeddedPostgres,
  type EmbeddedPostgresOptions,
  type StartedPostgres,
  type StartResult,
} from './start-embedded-postgres.ts';
export type { ServerExit } from './server-process.ts';
