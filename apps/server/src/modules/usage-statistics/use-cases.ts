import { defineUseCases } from '../define-use-cases.ts';
import { recordUsage, recordRestrictedUsage } from './record-usage.ts';
import { getTitleTotals, getTitleYear, listTitleYears } from './title-usage.ts';

/** Use cases behind the calls of usage statistics. */
export const useCases = defineUseCases((context) => ({
  recordUsage: recordUsage(context),
  recordRestrictedUsage: recordRestrictedUsage(context),
  listTitleYears: listTitleYears(context.db),
  getTitleYear: getTitleYear(context.db),
  getTitleTotals: getTitleTotals(context.db),
}));
