import { refuseWhen, type Refusal } from './decision.ts';

/** Facts of a person, on the day that is asked about. */
export interface PatronFacts {
  /** Patron category; null: they belong to none, and borrow nothing. */
  readonly categoryId: number | null;
  readonly isBlocked: boolean;
  /** The last day on which the registration is good; null: it has no end. */
  readonly validUntil: Temporal.PlainDate | null;
  /** The last day of a suspension that holds now. */
  readonly suspendedUntil: Temporal.PlainDate | null;
  /** Centavos owed. */
  readonly balance: number;
  readonly overdueLoanIds: readonly number[];
}

export interface PatronLimits {
  /** Debt from which on a person borrows nothing; centavos. */
  readonly debtThreshold: number;
}

/** Refusals of anything new a person wants: a loan, a renewal, a hold, a request. */
export function patronRefusals(
  patron: PatronFacts,
  { debtThreshold }: PatronLimits,
  today: Temporal.PlainDate,
): (Refusal | null)[] {
  const { validUntil, suspendedUntil, balance } = patron;
  const hasEnded = validUntil !== null && Temporal.PlainDate.compare(validUntil, today) < 0;
  return [
    refuseWhen(patron.isBlocked, 'blocked', { kind: 'ask-library' }),
    refuseWhen(hasEnded, 'registration-ended', { kind: 'renew-registration' }),
    suspendedUntil && {
      reason: 'suspended',
      cleared: { kind: 'day', day: suspendedUntil.add({ days: 1 }) },
    },
    refuseWhen(balance >= debtThreshold, 'debt', {
      kind: 'pay',
      atLeast: balance - debtThreshold + 1,
    }),
  ];
}

/** Refusal where something is overdue: its borrower gets nothing new to take home, and keeps nothing longer. */
export function overdueRefusal({ overdueLoanIds }: PatronFacts): Refusal | null {
  return refuseWhen(overdueLoanIds.length > 0, 'overdue-loans', {
    kind: 'return',
    loanIds: overdueLoanIds,
  });
}
