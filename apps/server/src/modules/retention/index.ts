export { clearTables, type RetentionDeps } from './clear-tables.ts';
export { createFolderKeeper } from './keep-folders.ts';
