import fc from 'fast-check';
import { expect, test } from 'vitest';
import { interleaved2of5 } from './interleaved-2-of-5.ts';

/** The dark units of a drawing, as '1' and '0'. */
function units({ width, path }: { readonly width: number; readonly path: string }): string {
  const dark = Array.from({ length: width }, () => '0');
  for (const [, from, size] of path.matchAll(/M(\d+) 0h(\d+)v1h-\d+z/g)) {
    dark.fill('1', Number(from), Number(from) + Number(size));
  }
  return dark.join('');
}

test('the example of the standard: 3 in the bars, 8 in the spaces, between start and stop', () => {
  // Bars of 3: wide wide narrow narrow narrow; spaces of 8: wide narrow narrow wide narrow.
  expect(units(interleaved2of5('38'))).toBe(
    ['1010', '111000', '1110', '10', '1000', '10', '11101'].join(''),
  );
});

test('every pair is as wide as every other, and a bar is never beside a bar', () => {
  const pairs = fc.array(fc.stringMatching(/^\d\d$/), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(pairs, (parts) => {
      const drawn = interleaved2of5(parts.join(''));
      expect(drawn.width).toBe(4 + 18 * parts.length + 5);
      expect(units(drawn)).not.toMatch(/1{4}|0{4}/);
    }),
  );
});

test.each(['', '123', '12a4'])('%j is refused', (digits) => {
  expect(() => interleaved2of5(digits)).toThrow('no even number of digits');
});
