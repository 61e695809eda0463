import { defineUseCases } from '../define-use-cases.ts';
import { cancelImportRun } from './cancel-run.ts';
import { downloadImportedRecords, listImportedRecords } from './imported-records.ts';
import { getImportRun, listImportRuns } from './list-runs.ts';
import { beginImportRun, sendImportPart } from './receive-file.ts';
import { startImportRun } from './start-run.ts';

/** Use cases behind the calls of files that staff bring in. */
export const useCases = defineUseCases((context) => ({
  beginImportRun: beginImportRun(context),
  cancelImportRun: cancelImportRun(context),
  downloadImportedRecords: downloadImportedRecords(context),
  getImportRun: getImportRun(context),
  listImportedRecords: listImportedRecords(context),
  listImportRuns: listImportRuns(context),
  sendImportPart: sendImportPart(context),
  startImportRun: startImportRun(context),
}));
