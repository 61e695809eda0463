import { expect, test } from 'vitest';
import { isBareNumber } from './bare-number.ts';

test.each([
  ['1', true],
  ['2a', true],
  ['1-3', true],
  ['IV', true],
  ['xii', true],
  ['v. 1', false],
  ['vol. 2', false],
  ['Tomo I', false],
  ['1. Teil', false],
  ['2, pt. 1', false],
  ['', false],
])('%j is a number alone: %s', (name, expected) => {
  expect(isBareNumber(name)).toBe(expected);
});
