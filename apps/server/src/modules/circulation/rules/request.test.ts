import { describe, expect, it } from 'vitest';
import { decideRequest, type RequestFacts } from './request.ts';
import { day, patron } from './testing.ts';

function facts(over: Partial<RequestFacts> = {}): RequestFacts {
  return {
    patron: patron(),
    origin: { freeCopies: 1, waitingHolds: 0 },
    receivingFreeCopies: 0,
    openRequestIds: [],
    sameTitleRequestIds: [],
    limits: { debtThreshold: 1000, requestLimit: 3 },
    today: day('2026-11-23'),
    ...over,
  };
}

describe('a request to another library', () => {
  it('is made', () => {
    expect(decideRequest(facts())).toEqual({ isAllowed: true });
  });

  it.each([
    [
      'the title is asked for already',
      { openRequestIds: [1], sameTitleRequestIds: [1] },
      'already-requested',
      { kind: 'end-requests', requestIds: [1] },
    ],
    [
      'three are open',
      { openRequestIds: [1, 2, 3] },
      'request-limit',
      { kind: 'end-requests', requestIds: [1, 2, 3] },
    ],
    [
      'the library takes none',
      { limits: { ...facts().limits, requestLimit: 0 } },
      'request-limit',
      { kind: 'ask-library' },
    ],
    [
      'a copy is there where it would be fetched',
      { receivingFreeCopies: 1 },
      'available-at-receiving',
      { kind: 'borrow' },
    ],
    [
      'no copy can be sent',
      { origin: { freeCopies: 0, waitingHolds: 0 } },
      'none-at-origin',
      { kind: 'hold' },
    ],
    [
      'others wait for the copy',
      { origin: { freeCopies: 1, waitingHolds: 1 } },
      'none-at-origin',
      { kind: 'hold' },
    ],
    [
      'one is suspended',
      { patron: patron({ suspendedUntil: day('2026-11-23') }) },
      'suspended',
      { kind: 'day', day: day('2026-11-24') },
    ],
  ] as const)('is refused where %s', (_, over, reason, cleared) => {
    expect(decideRequest(facts(over))).toEqual({
      isAllowed: false,
      refusals: [{ reason, cleared }],
    });
  });
});
