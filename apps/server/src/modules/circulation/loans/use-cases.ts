import { defineUseCases } from '../../define-use-cases.ts';
import { changeAutomaticRenewal, getAutomaticRenewal } from './automatic-renewal.ts';
import { listLoanHistory } from './list-loan-history.ts';
import { listPendingTitles } from './list-pending-titles.ts';
import { getLoanToken, issueLoanToken } from './loan-token.ts';
import { writeOverdueLetters } from './overdue-letters.ts';
import { downloadOverdueLoans, listOverdueLoans } from './overdue-loans.ts';
import { renewOwnLoans } from './renew-own-loans.ts';
import { tellOverdue } from './tell-overdue.ts';

/** Use cases behind the calls of loans. */
export const useCases = defineUseCases((context) => ({
  listPendingTitles: listPendingTitles(context),
  renewLoans: renewOwnLoans(context),
  listLoanHistory: listLoanHistory(context.db),
  getAutomaticRenewal: getAutomaticRenewal(context.db),
  changeAutomaticRenewal: changeAutomaticRenewal(context.db),
  getLoanToken: getLoanToken(context),
  issueLoanToken: issueLoanToken(context),
  listOverdueLoans: listOverdueLoans(context),
  downloadOverdueLoans: downloadOverdueLoans(context),
  writeOverdueLetters: writeOverdueLetters(context),
  tellOverdue: tellOverdue(context),
}));
