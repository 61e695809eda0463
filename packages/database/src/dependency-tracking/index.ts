export {
  currentDependencies,
  Dependencies,
  dependOn,
  dependOnUnversioned,
  trackDependencies,
} from './dependencies.ts';
export { keptByVersions } from './kept-by-versions.ts';
export { TableVersionReader } from './table-versions.ts';
export { tablesRead } from './tables-read.ts';
export { catalogueTables, lookupTables } from './tracked-tables.ts';
