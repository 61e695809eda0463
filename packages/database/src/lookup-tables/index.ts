export { LookupDialect } from './lookup-dialect.ts';
export { lookupTables } from './tables.ts';
