import { expect, test } from 'vitest';
import { daysUntil } from './due-words.ts';

test.each([
  ['2026-11-25', '2026-11-22', 3],
  ['2026-11-22', '2026-11-22', 0],
  ['2026-11-21', '2026-11-22', -1],
  // Night without a midnight, at the start of daylight saving.
  ['2018-11-04', '2018-11-03', 1],
])('from %s it is %s days', (day, today, days) => {
  expect(daysUntil(day, today)).toBe(days);
});
