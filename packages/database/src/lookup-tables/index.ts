export { LookupDialect } from './lookup-dialect.ts';
export { catalogueTables, lookupTables, watchedTables } from './tables.ts';
export type { VersionLook } from './version-look.ts';
