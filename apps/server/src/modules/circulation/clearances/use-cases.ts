import { defineUseCases } from '../../define-use-cases.ts';
import { checkClearance } from './check-clearance.ts';
import { issueClearance } from './issue-clearance.ts';
import { listClearances, revokeClearance } from './staff-clearances.ts';
import { verifyClearance } from './verify-clearance.ts';

/** Use cases behind the calls of clearances (declarations of no debts). */
export const useCases = defineUseCases((context) => ({
  checkClearance: checkClearance(context),
  issueClearance: issueClearance(context),
  verifyClearance: verifyClearance(context),
  listClearances: listClearances(context),
  revokeClearance: revokeClearance(context),
}));
