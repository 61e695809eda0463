import { decide, refuseWhen, type Decision, type OpenService } from './decision.ts';

export interface ClearanceFacts {
  readonly loanIds: readonly number[];
  /** Centavos owed: the least is too much. */
  readonly balance: number;
  readonly holdIds: readonly number[];
  readonly requestIds: readonly number[];
  /** Other requests that the staff are at work on: their answer would find nobody. */
  readonly services: readonly OpenService[];
}

/** Whether a person may be declared to owe nothing: everything that stands against it. */
export function decideClearance(facts: ClearanceFacts): Decision {
  const { loanIds, balance, holdIds, requestIds, services } = facts;
  return decide(
    [
      refuseWhen(loanIds.length > 0, 'loans', { kind: 'return', loanIds }),
      refuseWhen(balance > 0, 'any-debt', { kind: 'pay', atLeast: balance }),
      refuseWhen(holdIds.length > 0, 'holds', { kind: 'end-holds', holdIds }),
      refuseWhen(requestIds.length > 0, 'requests', { kind: 'end-requests', requestIds }),
      refuseWhen(services.length > 0, 'services', { kind: 'end-services', services }),
    ],
    () => ({}),
  );
}
