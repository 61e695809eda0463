import type { UseCases } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { recordAccess, recordRestrictedAccess } from './record-access.ts';
import { getTitleTotals, getTitleYear, listTitleYears } from './title-statistics.ts';

/** Use cases behind the calls of usage statistics. */
export function useCases(context: Context) {
  return {
    recordAccess: recordAccess(context),
    recordRestrictedAccess: recordRestrictedAccess(context),
    listTitleYears: listTitleYears(context.db),
    getTitleYear: getTitleYear(context.db),
    getTitleTotals: getTitleTotals(context.db),
  } satisfies Partial<UseCases>;
}
