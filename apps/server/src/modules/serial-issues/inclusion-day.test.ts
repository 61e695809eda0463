import { expect, test } from 'vitest';
import { inclusionDay } from './inclusion-day.ts';

const today = '2026-03-10';
const before = '2026-02-01';
const expected = { state: 'expected', included_on: null } as const;
const missing = { state: 'missing', included_on: null } as const;
const here = (included_on: string | null) => ({ state: 'received', included_on }) as const;

test.each([
  ['one that is added came today', 'received', null, today],
  ['what is missing has none', 'missing', { ...here(before), record_says: expected }, null],
  ['what was expected came today', 'received', { ...expected, record_says: null }, today],
  ['what was here keeps its day', 'bound', { ...here(before), record_says: null }, before],
  ['and keeps none', 'received', { ...here(null), record_says: null }, null],
  ['its record had it', 'received', { ...missing, record_says: here(before) }, before],
  ['and without a day', 'bound', { ...missing, record_says: here(null) }, null],
  ['its record did not have it', 'received', { ...missing, record_says: expected }, today],
  [
    'its record says so since',
    'received',
    { ...missing, record_says: { state: 'received' } },
    today,
  ],
] as const)('%s', (_what, state, row, day) => {
  expect(inclusionDay(state, row, today)).toBe(day);
});
