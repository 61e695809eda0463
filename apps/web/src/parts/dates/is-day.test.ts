import { expect, test } from 'vitest';
import { isDay } from './is-day.ts';

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2026-13-40', false],
  ['2026-04-31', false],
  ['1998', false],
  ['', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
