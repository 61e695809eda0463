import { expect, it } from 'vitest';
import { decideClearance } from './clearance.ts';

const nothing = { loanIds: [], balance: 0, holdIds: [], requestIds: [], services: [] };

it('nobody owes anything: it is given', () => {
  expect(decideClearance(nothing)).toEqual({ isAllowed: true });
});

it('tells everything that stands against it', () => {
  const services = [{ id: 4, kind: 'ficha-catalografica' }] as const;
  const owed = { loanIds: [1], balance: 1, holdIds: [2], requestIds: [3], services };
  expect(decideClearance(owed)).toEqual({
    isAllowed: false,
    refusals: [
      { reason: 'loans', cleared: { kind: 'return', loanIds: [1] } },
      { reason: 'any-debt', cleared: { kind: 'pay', atLeast: 1 } },
      { reason: 'holds', cleared: { kind: 'end-holds', holdIds: [2] } },
      { reason: 'requests', cleared: { kind: 'end-requests', requestIds: [3] } },
      { reason: 'services', cleared: { kind: 'end-services', services } },
    ],
  });
});
