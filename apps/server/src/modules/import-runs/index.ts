export { doRun } from './do-run.ts';
export type { RunDeps } from './run-work.ts';
export { keepCommandRun } from './keep-command-run.ts';
export { keepSheetRun } from './keep-sheet-run.ts';
export type { ImportDesk } from './import-desk.ts';
export { openRunFiles } from './run-files.ts';
export { useCases } from './use-cases.ts';
