export { clearTables, type RetentionDeps } from './clear-tables.ts';
export { retentionTerm } from './terms.ts';
export { createFolderKeeper } from './keep-folders.ts';
