/** The server and its migrations, for short commands: without Kysely, which takes long to load. */
export {
  findRunningPostgres,
  hasCluster,
  startEmbeddedPostgres,
  supervise,
} from './embedded/index.ts';
export { migrate, MigrationError, readMigrationStatus, type MigrationStatus } from './migrate.ts';
export { openPool } from './open-pool.ts';
