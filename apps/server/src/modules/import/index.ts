export { boundedKey } from './canonical.ts';
export {
  importFiles,
  type ImportDeps,
  type ImportOptions,
  type ImportProgress,
  type ImportResult,
} from './import-files.ts';
export { readStoredRecords } from './read-stored-records.ts';
export { sentenceOfReason } from './set-aside-sentence.ts';
export type { CountedKind, ImportReport } from './report.ts';
