import fc from 'fast-check';
import { expect, test } from 'vitest';
import { code128 } from './code-128.ts';

/** Widths of bars and spaces of a drawing, begun by a bar. */
function widths(path: string): string {
  let end = 0;
  let found = '';
  for (const [, from, width] of path.matchAll(/M(\d+) 0h(\d+)v1h-\d+z/g)) {
    if (Number(from) > end) found += String(Number(from) - end);
    found += width;
    end = Number(from) + Number(width);
  }
  return found;
}

test.each([
  // As bwip-js 4 draws them.
  ['ana', '211214', '121124241112121124', '131222'],
  ['A', '211214', '111323', '131123'],
])('%s stands between start and stop, its check before the end', (text, start, body, check) => {
  expect(widths(code128(text)?.path ?? '')).toBe(`${start}${body}${check}2331112`);
});

test('each character is eleven units wide, of three bars', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]{1,30}$/), (text) => {
      const code = code128(text);
      expect(code?.width).toBe(11 * (text.length + 2) + 13);
      expect(code?.path.match(/M/g)).toHaveLength(3 * (text.length + 2) + 4);
    }),
  );
});

test('other text is another code', () => {
  const drawn = new Set(
    Array.from({ length: 95 }, (_, at) => code128(String.fromCodePoint(at + 32))?.path),
  );
  expect(drawn.size).toBe(95);
});

test.each(['', 'joão', 'a\nb'])('%j has letters that the code has not', (text) => {
  expect(code128(text)).toBeNull();
});
