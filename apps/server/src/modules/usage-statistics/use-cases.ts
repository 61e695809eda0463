import { defineUseCases } from '../define-use-cases.ts';
import { recordAccess, recordRestrictedAccess } from './record-access.ts';
import { getTitleTotals, getTitleYear, listTitleYears } from './title-statistics.ts';

/** Use cases behind the calls of usage statistics. */
export const useCases = defineUseCases((context) => ({
  recordAccess: recordAccess(context),
  recordRestrictedAccess: recordRestrictedAccess(context),
  listTitleYears: listTitleYears(context.db),
  getTitleYear: getTitleYear(context.db),
  getTitleTotals: getTitleTotals(context.db),
}));
