import { expect, test } from 'vitest';
import { libraryDay, libraryToday } from './library-today.ts';

test('the day is the one of the libraries, whatever the clock of the browser', () => {
  expect(libraryToday(new Date('2026-11-23T02:30:00Z'))).toBe('2026-11-22');
  expect(libraryToday(new Date('2026-11-23T03:00:00Z'))).toBe('2026-11-23');
});

test('what was kept at night was kept on the day it was there', () => {
  expect(libraryDay('2026-11-23T02:30:00.000Z')).toBe('2026-11-22');
});
