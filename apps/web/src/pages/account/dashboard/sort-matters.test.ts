import { expect, test } from 'vitest';
import type { OpenLoan } from '../../../features/loans/due-words.ts';
import { sortMatters, type Hold, type LoanRequest, type ProposedCost } from './sort-matters.ts';

const loan = (codigo: number) => ({ codigo }) as OpenLoan;
const hold = (codigo: number, retirar_ate: string | null) => ({ codigo, retirar_ate }) as Hold;
const request = (codigo: number, situacao: LoanRequest['situacao']) =>
  ({ codigo, situacao }) as LoanRequest;
const codes = (list: readonly { readonly codigo: number }[]) => list.map(({ codigo }) => codigo);

test('what asks for an act is apart from what goes its way, each in its order', () => {
  const urgencies = ['late', 'calm', 'soon', 'late'] as const;
  const found = sortMatters(
    {
      loans: [loan(0), loan(1), loan(2), loan(3)],
      holds: [hold(4, null), hold(5, '2026-03-12'), hold(6, null)],
      requests: [
        request(7, 'aguardando'),
        request(8, 'disponivel'),
        request(9, 'em-transito'),
        request(10, 'finalizada'),
      ],
      costs: [{ codigo: 11 } as ProposedCost],
    },
    ({ codigo }) => urgencies[codigo] ?? 'calm',
  );
  expect(codes(found.late)).toEqual([0, 3]);
  expect(codes(found.ready)).toEqual([5]);
  expect(codes(found.arrived)).toEqual([8]);
  expect(codes(found.soon)).toEqual([2]);
  expect(codes(found.costs)).toEqual([11]);
  expect(codes(found.calm)).toEqual([1]);
  expect(codes(found.waiting)).toEqual([4, 6]);
  expect(codes(found.coming)).toEqual([9, 7]);
});

test('of features that are off there is nothing', () => {
  const found = sortMatters(
    { loans: undefined, holds: undefined, requests: undefined, costs: undefined },
    () => 'calm',
  );
  expect(Object.values(found).flat()).toEqual([]);
});
