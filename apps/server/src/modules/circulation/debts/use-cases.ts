import type { UseCases } from '../../../endpoint/use-case.ts';
import type { Context } from '../../context.ts';
import { issueSlip } from './issue-slip.ts';
import { getPixCode, listDebts } from './list-debts.ts';

/** What answers the calls of a patron's debts. */
export function useCases(context: Context) {
  return {
    listDebts: listDebts(context.db),
    getPixCode: getPixCode(context.db),
    issueSlip: issueSlip(context),
  } satisfies Partial<UseCases>;
}
