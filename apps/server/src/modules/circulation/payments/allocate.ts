interface OpenBalance {
  readonly id: number;
  /** Centavos left. */
  readonly balance: number;
}

/** Share of a payment allocated to a debt. */
export interface Share {
  readonly debtId: number;
  readonly amount: number;
}

/** Allocates a payment to debts in their order, each paid whole before the next gets anything. */
export function allocate(debts: readonly OpenBalance[], payment: number): Share[] {
  let left = payment;
  return debts.flatMap(({ id, balance }) => {
    const amount = Math.min(left, balance);
    left -= amount;
    return amount > 0 ? [{ debtId: id, amount }] : [];
  });
}
