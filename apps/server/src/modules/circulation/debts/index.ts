export { chargeDebt, type Charge } from './charge-debt.ts';
export { findDebts, isVoided, paidOf, type DebtRow } from './debt-rows.ts';
export { listDebts } from './list-debts.ts';
export { isCnpj, readPixKey } from './pix/index.ts';
export { leftOf, presentDebt, presentItem, wireKind } from './present-debt.ts';
export { useCases } from './use-cases.ts';
