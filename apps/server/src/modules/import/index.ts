export { boundedKey } from './canonical.ts';
export { importFiles, type ImportDeps, type ImportResult } from './import-files.ts';
export type { ImportOptions, ImportProgress } from './import-options.ts';
export { createPlacer } from './create-placer.ts';
export { placeItems } from './place-items.ts';
export { readStoredRecords } from './read-stored-records.ts';
export { sentenceOfReason } from './set-aside-sentence.ts';
export type { CountedKind, ImportReport } from './report.ts';
export type { FileFacts } from './file-facts.ts';
