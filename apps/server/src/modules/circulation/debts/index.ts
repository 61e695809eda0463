export { chargeDebt, type Charge } from './charge-debt.ts';
export { findDebts, type DebtRow } from './debt-rows.ts';
export { issueSlip } from './issue-slip.ts';
export { getPixCode, listDebts } from './list-debts.ts';
export { leftOf, presentDebt, presentItem } from './present-debt.ts';
