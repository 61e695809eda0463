import { expect, it } from 'vitest';
import { decideDeclaration } from './declaration.ts';

const nothing = { loanIds: [], balance: 0, holdIds: [], requestIds: [] };

it('nobody owes anything: it is given', () => {
  expect(decideDeclaration(nothing)).toEqual({ isAllowed: true });
});

it('tells everything that stands against it', () => {
  expect(decideDeclaration({ loanIds: [1], balance: 1, holdIds: [2], requestIds: [3] })).toEqual({
    isAllowed: false,
    refusals: [
      { reason: 'loans', cleared: { kind: 'return', loanIds: [1] } },
      { reason: 'any-debt', cleared: { kind: 'pay', atLeast: 1 } },
      { reason: 'holds', cleared: { kind: 'end-holds', holdIds: [2] } },
      { reason: 'requests', cleared: { kind: 'end-requests', requestIds: [3] } },
    ],
  });
});
