import type { Clock } from '../../../platform/clock.ts';
import type { Sight } from '../../staff-access/index.ts';
import { recordAct } from './record-act.ts';
import { balanceOf, insertEntry, lockKnownDebt } from './repository.ts';

interface Discount {
  readonly personId: number;
  readonly debtId: number;
  /** Centavos. */
  readonly amount: number;
  readonly reason: string;
  readonly at: Date;
  /** Id that the form of it sends, where one was sent. */
  readonly submission?: string;
}

/** Lets off a sum of a debt that is held, as an entry and in the audit. */
export async function letOff(
  sight: Sight,
  clock: Clock,
  { personId, debtId, amount, reason, at, submission }: Discount,
): Promise<void> {
  const entry = { kind: 'discount', reversedId: null, enteredBy: sight.loginId } as const;
  await insertEntry(sight.db, { ...entry, debtId, amount, reason, at, submission });
  const act = { kind: 'debt-discounted', debtId, amount, reason } as const;
  await recordAct(sight, clock, { ...act, personId });
}

/**
 * Lets off all that is left of a debt whose reason is gone: no favour, so that no limit of a role holds it back.
 * Returns centavos; 0 where nothing was left.
 */
export async function letOffBalance(
  sight: Sight,
  clock: Clock,
  discount: Omit<Discount, 'amount'>,
): Promise<number> {
  await lockKnownDebt(sight.db, discount.debtId);
  const amount = await balanceOf(sight.db, discount.debtId);
  if (amount > 0) await letOff(sight, clock, { ...discount, amount });
  return amount;
}
