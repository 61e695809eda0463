export { noteRead, notingReads, Reads, readsNoted, type TableVersions } from './reads.ts';
export { tablesRead } from './tables-read.ts';
