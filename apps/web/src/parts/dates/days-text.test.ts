import { expect, test } from 'vitest';
import { daysText } from './days-text.ts';

test.each([
  ['1988-01-01', '2024-12-31', '1988–2024'],
  ['1960-01-01', '1960-12-31', '1960'],
  ['1998-02-19', '1998-02-19', 'Feb 19, 1998'],
  ['1998-02-01', '1998-02-28', 'Feb 1, 1998–Feb 28, 1998'],
  [null, null, ''],
])('%s to %s is %j', (first, last, text) => {
  expect(daysText(first, last, 'en')).toBe(text);
});
