import { decide, refuseWhen, type Decision, type Refusal } from './decision.ts';
import { patronRefusals, type PatronFacts, type PatronLimits } from './patron.ts';

export interface HoldFacts {
  readonly patron: PatronFacts;
  readonly openHoldIds: readonly number[];
  /** Holds of the person for the same title, library, volume, tome, part and material. */
  readonly sameHoldIds: readonly number[];
  /** Loans of the person of a copy that would serve. */
  readonly ownLoanIds: readonly number[];
  /**
   * Copies of what is wanted that can be borrowed now, whether or not their rule allows holds: those waited for
   * already are not counted.
   */
  readonly freeCopies: number;
  /** Copies that would serve and whose rule allows holds, lent or not. */
  readonly copiesForHolds: number;
  readonly limits: PatronLimits & { readonly holdLimit: number };
  readonly today: Temporal.PlainDate;
}

/** Whether a person may wait for a title. */
export function decideHold(facts: HoldFacts): Decision {
  const { patron, openHoldIds, sameHoldIds, ownLoanIds, limits } = facts;
  return decide(
    [
      ...patronRefusals(patron, limits, facts.today),
      refuseWhen(sameHoldIds.length > 0, 'already-held', {
        kind: 'end-holds',
        holdIds: sameHoldIds,
      }),
      overLimit(openHoldIds, limits.holdLimit),
      refuseWhen(ownLoanIds.length > 0, 'own-loan', { kind: 'return', loanIds: ownLoanIds }),
      refuseWhen(facts.freeCopies > 0, 'available-now', { kind: 'borrow' }),
      refuseWhen(facts.copiesForHolds === 0, 'no-copy-for-holds', { kind: 'ask-library' }),
    ],
    () => ({}),
  );
}

/** Refuses a hold above the limit. With a limit of 0, the end of one makes room for nothing. */
function overLimit(holdIds: readonly number[], limit: number): Refusal | null {
  const cleared =
    limit === 0 ? ({ kind: 'ask-library' } as const) : ({ kind: 'end-holds', holdIds } as const);
  return refuseWhen(holdIds.length >= limit, 'hold-limit', cleared);
}
