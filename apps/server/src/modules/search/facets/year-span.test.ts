import { translatorFor } from '@estante/phrases';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readYearSpan, yearSpanName } from './year-span.ts';

describe('a span of years', () => {
  test.each([
    ['1990-1999', { from: 1990, to: 1999 }, '1990–1999'],
    ['1999-1990', { from: 1990, to: 1999 }, '1990–1999'],
    ['1990-1990', { from: 1990, to: 1990 }, '1990–1990'],
    ['1990-', { from: 1990, to: null }, 'desde 1990'],
    ['-1950', { from: null, to: 1950 }, 'até 1950'],
    ['800-1500', { from: 800, to: 1500 }, '800–1500'],
  ])('%s', (code, span, name) => {
    expect(readYearSpan(code)).toEqual(span);
    expect(yearSpanName(span, translatorFor('pt'))).toBe(name);
  });

  test.each([
    '',
    '-',
    '1990',
    '1990–1999',
    '1990-1999-',
    '19900-',
    ' 1990-',
    'x-1990',
    '1e3-',
    '--1',
  ])('%j is none', (code) => {
    expect(readYearSpan(code)).toBeNull();
  });

  test('is the same in both directions', () => {
    const year = fc.integer({ min: 0, max: 9999 });
    fc.assert(
      fc.property(year, year, (a, b) => {
        const span = readYearSpan(`${a}-${b}`);
        expect(span).toEqual(readYearSpan(`${b}-${a}`));
        expect(span).toEqual({ from: Math.min(a, b), to: Math.max(a, b) });
      }),
    );
  });
});
