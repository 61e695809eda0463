import { defineUseCases } from '../../define-use-cases.ts';
import { chargePatron, discountDebt, liftSuspension, reverseEntry } from './change-account.ts';
import { listReceivedPayments } from './list-received.ts';
import { payDebts } from './pay-debts.ts';
import { getPaymentReceipt } from './payment-receipt.ts';
import { findDebtors, getPatronAccount } from './read-account.ts';
import { downloadLedgerActs, listLedgerActs } from './ledger-acts.ts';
import { voidDebt } from './void-debt.ts';
import { importStatement } from './statement/import-statement.ts';

/** Use cases behind the calls of payments at the desk. */
export const useCases = defineUseCases((context) => ({
  findDebtors: findDebtors(context.db),
  getPatronAccount: getPatronAccount(context),
  listReceivedPayments: listReceivedPayments(context.db),
  getPaymentReceipt: getPaymentReceipt(context.db),
  payDebts: payDebts(context),
  chargePatron: chargePatron(context),
  discountDebt: discountDebt(context),
  reverseEntry: reverseEntry(context),
  voidDebt: voidDebt(context),
  listLedgerActs: listLedgerActs(context.db),
  downloadLedgerActs: downloadLedgerActs(context),
  liftSuspension: liftSuspension(context),
  importStatement: importStatement(context),
}));
