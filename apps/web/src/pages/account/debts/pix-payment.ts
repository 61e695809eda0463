import type { Debt } from './debt.ts';

/** Debts that a Pix code covers. */
export type PixPayment =
  | { readonly kind: 'one'; readonly debt: Debt }
  | { readonly kind: 'several'; readonly debts: readonly Debt[] };

/** Sums the open balances of debts, in centavos. */
export function leftOf(debts: readonly Debt[]): number {
  return debts.reduce((sum, { saldo_centavos }) => sum + saldo_centavos, 0);
}
