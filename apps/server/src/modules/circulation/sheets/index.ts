export { inDryRun } from './dry-run.ts';
export { decodeSheet, readCsv, type CsvRow } from './read-csv.ts';
export { fold, readSheet, readSheetDay, type Fault, type SheetRow } from './read-sheet.ts';
export { countsOf, presentImport, type Outcome } from './present-import.ts';
export { plainCell, writeSheet } from './write-sheet.ts';
