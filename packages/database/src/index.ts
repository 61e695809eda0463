export { connect, type ConnectOptions, type Connection, type Db } from './connection.ts';
export {
  findRunningPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgresOptions,
  type ServerExit,
  type StartedPostgres,
  type StartResult,
} from './embedded/index.ts';
export { migrate, MigrationError, readMigrations } from './migrate.ts';
export type {
  AcquisitionState,
  CirculationStatus,
  DebtKind,
  HoldEnd,
  HoldState,
  LoanRequestState,
  LoanTerms,
  NoticeKind,
  PaymentMethod,
  RenewedBy,
  TitleCommentState,
  Database,
  EventCalendar,
  HeadingRelation,
  Language,
  ReadingKind,
  Role,
  TextSection,
  TitleList,
} from './schema/index.ts';
export { createSafe, isSealed, sealAnew, type Safe } from './secrets/safe.ts';
export { secretName } from './secrets/secret-name.ts';
