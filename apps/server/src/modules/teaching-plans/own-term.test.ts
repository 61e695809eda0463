import { describe, expect, it } from 'vitest';
import { chooseTerm, chooseView, termOf, viewsOf } from './own-term.ts';

it.each([
  ['2026-01-01', '2026/1'],
  ['2026-06-30', '2026/1'],
  ['2026-07-01', '2026/2'],
  ['2026-12-31', '2026/2'],
])('%s falls into %s', (day, term) => {
  const { year, semester } = termOf(Temporal.PlainDate.from(day));
  expect(`${year}/${semester}`).toBe(term);
});

const term = (year: number, semester: number, lecionados = 0, cursados = 0, curso = 0) => ({
  year,
  semester,
  totals: { lecionados, cursados, curso },
});

const views = ['lecionados', 'cursados', 'curso'] as const;
const now = { year: 2026, semester: 1 };

describe('the term that is shown', () => {
  it.each([
    ['is that of today', [term(2026, 2, 1), term(2026, 1, 1), term(2025, 2, 1)], '2026/1'],
    ['else the last before it', [term(2026, 2, 1), term(2025, 1, 1), term(2025, 2, 1)], '2025/2'],
    ['else the next', [term(2027, 1, 1), term(2026, 2, 1)], '2026/2'],
    ['passes by those without plans of the view', [term(2026, 1), term(2025, 2, 1)], '2025/2'],
    ['is that of today where there are none', [], '2026/1'],
  ])('%s', (_name, terms, expected) => {
    const { year, semester } = chooseTerm(terms, views, now);
    expect(`${year}/${semester}`).toBe(expected);
  });
});

it('begins with what is nearest to the person and has plans', () => {
  const terms = [term(2026, 1, 0, 2, 9)];
  expect(chooseView(terms, views, now)).toBe('cursados');
  expect(chooseView(terms, views, { year: 2025, semester: 1 })).toBe('lecionados');
  expect(chooseView(terms, [], now)).toBeUndefined();
  const course = { code: 'LET', name: 'Letras' };
  const known = { courses: [course], takesDisciplines: false, teaches: false };
  expect(viewsOf(known)).toEqual(['curso']);
  expect(viewsOf({ courses: [course], takesDisciplines: true, teaches: true })).toEqual(views);
  expect(viewsOf({ ...known, courses: [] })).toEqual([]);
});
