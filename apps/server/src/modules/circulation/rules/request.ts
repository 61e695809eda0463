import { decide, refuseWhen, type Decision, type Refusal } from './decision.ts';
import { patronRefusals, type PatronFacts, type PatronLimits } from './patron.ts';

export interface RequestFacts {
  readonly patron: PatronFacts;
  /** Copies at the library asked that can be lent, and how many holds wait for them. */
  readonly origin: { readonly freeCopies: number; readonly waitingHolds: number };
  /** Copies there to be lent at the library where it would be fetched. */
  readonly receivingFreeCopies: number;
  readonly openRequestIds: readonly number[];
  /** Requests of the person for the same title. */
  readonly sameTitleRequestIds: readonly number[];
  readonly limits: PatronLimits & { readonly requestLimit: number };
  readonly today: Temporal.PlainDate;
}

/** Whether a title may be asked for from another library. */
export function decideRequest(facts: RequestFacts): Decision {
  const { patron, origin, openRequestIds, sameTitleRequestIds, limits } = facts;
  return decide(
    [
      ...patronRefusals(patron, limits, facts.today),
      refuseWhen(sameTitleRequestIds.length > 0, 'already-requested', {
        kind: 'end-requests',
        requestIds: sameTitleRequestIds,
      }),
      overLimit(openRequestIds, limits.requestLimit),
      refuseWhen(facts.receivingFreeCopies > 0, 'available-at-receiving', { kind: 'borrow' }),
      refuseWhen(origin.freeCopies <= origin.waitingHolds, 'none-at-origin', { kind: 'hold' }),
    ],
    () => ({}),
  );
}

/** Refuses a request above the limit. With a limit of 0, the end of one makes room for nothing. */
function overLimit(requestIds: readonly number[], limit: number): Refusal | null {
  const cleared =
    limit === 0
      ? ({ kind: 'ask-library' } as const)
      : ({ kind: 'end-requests', requestIds } as const);
  return refuseWhen(requestIds.length >= limit, 'request-limit', cleared);
}
