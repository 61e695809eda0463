export { LookupDialect } from './lookup-dialect.ts';
export { catalogueTables, lookupTables } from './tables.ts';
export type { VersionLook } from './version-look.ts';
