export { restartCopiedLogs } from './change-logs.ts';
export { surviveLoss } from './client.ts';
export {
  connect,
  connectThrough,
  tableVersionsOf,
  type Connection,
  type Db,
} from './connection.ts';
export {
  currentDependencies,
  Dependencies,
  dependOn,
  dependOnUnversioned,
  keptByVersions,
  trackDependencies,
  type TableVersionReader,
} from './dependency-tracking/index.ts';
export type { ConnectOptions, TimeLimits } from './open-pool.ts';
export { awayName, Reach } from './reach.ts';
export {
  findRunningPostgres,
  freePort,
  startEmbeddedPostgres,
  supervise,
  type EmbeddedPostgresOptions,
  type ServerExit,
  type StartedPostgres,
  type StartResult,
  type SupervisedPostgres,
} from './embedded/index.ts';
export {
  migrate,
  MigrationError,
  migrationsFolder,
  readMigrations,
  readReleases,
  type Releases,
} from './migrate.ts';
export type {
  AcquisitionState,
  OrderState,
  RequestKind,
  RequestState,
  SwitchedDocument,
  CirculationStatus,
  CopyAct,
  RecordedIssue,
  CopyStatus,
  ConsentSubject,
  DebtKind,
  HoldEnd,
  HoldState,
  LetterActKind,
  LoanRequestState,
  LoanTerms,
  NoticeKind,
  PaymentMethod,
  ExceptionAct,
  RenewedBy,
  TitleCommentState,
  Database,
  EventCalendar,
  FrontShelfKind,
  HarvestKind,
  HarvestSchedule,
  CoverOrigin,
  CoverOutcome,
  HeadingRelation,
  ImportRunKind,
  ImportRunState,
  ImportRunTask,
  InterestKind,
  Language,
  NetworkInstitutionState,
  ReadingKind,
  RecordPlace,
  Role,
  TextSection,
  TitleList,
} from './schema/index.ts';
export { createSafe, isSealed, sealAnew, type Safe } from './secrets/safe.ts';
export { secretName } from './secrets/secret-name.ts';
