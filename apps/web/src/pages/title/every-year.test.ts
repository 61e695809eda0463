import { expect, test } from 'vitest';
import { everyYear } from './every-year.ts';

test('years in which nothing was counted stand in their place', () => {
  const years = [
    { ano: 2026, acessos: 5, emprestimos: 2 },
    { ano: 2023, acessos: 0, emprestimos: 1 },
  ];
  expect(everyYear(years)).toEqual([
    { ano: 2023, acessos: 0, emprestimos: 1 },
    { ano: 2024, acessos: 0, emprestimos: 0 },
    { ano: 2025, acessos: 0, emprestimos: 0 },
    { ano: 2026, acessos: 5, emprestimos: 2 },
  ]);
});

test('where nothing is known of loans, nothing is said of them', () => {
  const years = [
    { ano: 2026, acessos: 5, emprestimos: null },
    { ano: 2024, acessos: 1, emprestimos: null },
  ];
  expect(everyYear(years).map(({ emprestimos }) => emprestimos)).toEqual([null, null, null]);
});
