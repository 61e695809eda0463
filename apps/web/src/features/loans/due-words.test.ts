import { expect, test } from 'vitest';
import { daysUntil, libraryToday } from './due-words.ts';

test.each([
  ['2026-11-25', '2026-11-22', 3],
  ['2026-11-22', '2026-11-22', 0],
  ['2026-11-21', '2026-11-22', -1],
  // The night without midnight.
  ['2018-11-04', '2018-11-03', 1],
])('from %s it is %s days', (day, today, days) => {
  expect(daysUntil(day, today)).toBe(days);
});

test('the day is the one of the libraries, whatever the clock of the browser', () => {
  expect(libraryToday(new Date('2026-11-23T02:30:00Z'))).toBe('2026-11-22');
  expect(libraryToday(new Date('2026-11-23T03:00:00Z'))).toBe('2026-11-23');
});
