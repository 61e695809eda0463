import { defineUseCases } from '../define-use-cases.ts';
import { addShortRecord } from './add-short-record.ts';
import { changeCopyBatch } from './change-batch.ts';
import { getCopyChoices } from './choices.ts';
import { addCopy, changeCopy, followCopyRecord, getStaffCopy } from './copy-acts.ts';
import { listStaffCopies } from './find-copies.ts';
import { missHeldCopy, missTransit } from './miss-copy.ts';
import { returnTitle } from './return-title.ts';
import { withdrawTitle } from './withdraw-title.ts';
import { printCopyLabels } from './labels/print-labels.ts';
import { sayCopyState } from './say-state.ts';

/** Use cases behind the calls of copies on screen. */
export const useCases = defineUseCases((context) => ({
  listStaffCopies: listStaffCopies(context),
  getCopyChoices: getCopyChoices(context),
  getStaffCopy: getStaffCopy(context),
  addCopy: addCopy(context),
  changeCopy: changeCopy(context),
  sayCopyState: sayCopyState(context),
  missHeldCopy: missHeldCopy(context),
  missTransit: missTransit(context),
  changeCopyBatch: changeCopyBatch(context),
  addShortRecord: addShortRecord(context),
  withdrawTitle: withdrawTitle(context),
  returnTitle: returnTitle(context),
  printCopyLabels: printCopyLabels(context),
  followCopyRecord: followCopyRecord(context),
}));
