export {
  importFiles,
  type ImportDeps,
  type ImportOptions,
  type ImportProgress,
  type ImportResult,
} from './import-files.ts';
export type { ImportInput } from './read-batches.ts';
export type { SetAsideReason } from './item.ts';
export type { CountedKind, FileOutcome, ImportReport, KindCounts } from './report.ts';
