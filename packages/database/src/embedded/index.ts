export { freePort } from './free-port.ts';
export { hasCluster } from './has-cluster.ts';
export { findRunningPostgres } from './find-running-postgres.ts';
export {
  startEmbeddedPostgres,
  type EmbeddedPostgresOptions,
  type StartResult,
} from './start-embedded-postgres.ts';
export type { StartedPostgres } from './start-server.ts';
export type { ServerExit } from './server-process.ts';
export { supervise, type SupervisedPostgres } from './supervise.ts';
