export { chargePatron, discountDebt, liftSuspension, reverseEntry } from './change-account.ts';
export { payDebts } from './pay-debts.ts';
export { getPaymentReceipt } from './payment-receipt.ts';
export { findDebtors, getPatronAccount } from './read-account.ts';
export { listReceivedPayments } from './list-received.ts';
export { importStatement } from './statement/import-statement.ts';
