import type { RequestKind } from '@estante/contract';

/** A request to the library that is open. */
export interface OpenService {
  readonly id: number;
  readonly kind: RequestKind;
}

/** Coming of a day, or act, that takes a refusal away. Amounts in centavos. */
export type Remedy =
  | { readonly kind: 'day'; readonly day: Temporal.PlainDate }
  | { readonly kind: 'pay'; readonly atLeast: number }
  | { readonly kind: 'return'; readonly loanIds: readonly number[] }
  | { readonly kind: 'end-holds'; readonly holdIds: readonly number[] }
  | { readonly kind: 'end-requests'; readonly requestIds: readonly number[] }
  | {
      readonly kind: 'end-services';
      readonly services: readonly OpenService[];
    }
  | { readonly kind: 'borrow' }
  | { readonly kind: 'hold' }
  | { readonly kind: 'renew-registration' }
  | { readonly kind: 'ask-library' };

export type RefusalReason =
  | 'blocked'
  | 'registration-ended'
  | 'suspended'
  | 'debt'
  | 'overdue-loans'
  | 'no-rule'
  | 'loan-limit'
  | 'not-lendable'
  | 'on-loan'
  | 'held-for-another'
  | 'renewal-limit'
  | 'loan-overdue'
  | 'already-renewed'
  | 'awaited'
  | 'already-held'
  | 'hold-limit'
  | 'available-now'
  | 'own-loan'
  | 'no-copy-for-holds'
  | 'none-at-origin'
  | 'available-at-receiving'
  | 'already-requested'
  | 'request-limit'
  | 'loans'
  | 'any-debt'
  | 'holds'
  | 'requests'
  | 'services';

export interface Refusal {
  readonly reason: RefusalReason;
  readonly cleared: Remedy;
}

/** Allowed, with what follows from it, or every reason against it at once. */
export type Decision<Grant = unknown> =
  | ({ readonly isAllowed: true } & Grant)
  | { readonly isAllowed: false; readonly refusals: readonly Refusal[] };

/** Allowed where nothing speaks against it. */
export function decide<Grant>(
  refusals: readonly (Refusal | null)[],
  granted: () => Grant,
): Decision<Grant> {
  const real = refusals.filter((one) => one !== null);
  return real.length === 0
    ? { isAllowed: true, ...granted() }
    : { isAllowed: false, refusals: real };
}

/** The refusal where the condition holds. */
export function refuseWhen(
  condition: boolean,
  reason: RefusalReason,
  cleared: Remedy,
): Refusal | null {
  return condition ? { reason, cleared } : null;
}
