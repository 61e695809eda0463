import { expect, test } from 'vitest';
import { chooseYear } from './read-course.ts';

test.each([
  [[2027, 2026, 2025], 2026, 2026],
  [[2027, 2025], 2026, 2025],
  [[2028, 2027], 2026, 2027],
  [[], 2026, null],
])('of %j in %d it is %j', (years, now, expected) => {
  expect(chooseYear(years, now)).toBe(expected);
});
