export { chargeDebt, type Charge } from './charge-debt.ts';
