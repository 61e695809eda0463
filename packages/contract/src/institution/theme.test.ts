import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  contrast,
  defaultTheme,
  hexColour,
  leastThemeContrast,
  themeContrast,
  themeKinds,
  themeShades,
} from './theme.ts';

const colour = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('%s on %s has the contrast %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

describe.each(themeKinds)('%s', (kind) => {
  test('the colours that stand at first can be read', () => {
    expect(themeContrast(kind, defaultTheme[kind])).toBeGreaterThanOrEqual(leastThemeContrast);
  });

  test('every colour has shades, and a contrast between 1 and 21', () => {
    fc.assert(
      fc.property(colour, (chosen) => {
        const { strong, wash } = themeShades(kind, chosen);
        expect(strong).toMatch(hexColour);
        expect(wash).toMatch(hexColour);
        const ratio = themeContrast(kind, chosen);
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
      }),
    );
  });
});

test.each([
  ['light', '#ffff00'],
  ['light', '#888888'],
  ['dark', '#000000'],
  ['dark', '#1f419b'],
] as const)('for %s pages %s is too weak', (kind, chosen) => {
  expect(themeContrast(kind, chosen)).toBeLessThan(leastThemeContrast);
});
