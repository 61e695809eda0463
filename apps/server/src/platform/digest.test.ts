import { expect, test } from 'vitest';
import { isSameSecret, sha256 } from './digest.ts';

test('the digest of a text is that of its bytes, as FIPS 180-4 has it', () => {
  expect(sha256('abc').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  expect(sha256('ção')).toEqual(sha256(Buffer.from('ção')));
});

test.each([
  ['secret', 'secret', true],
  ['secret', 'Secret', false],
  ['secret', 'secret ', false],
  ['', 'secret', false],
  ['', '', true],
  // As many letters, not as many bytes.
  ['sécret', 'secret', false],
])('%j for %j: %s', (given, expected, isSame) => {
  expect(isSameSecret(given, expected)).toBe(isSame);
  expect(isSameSecret(Buffer.from(given), Buffer.from(expected))).toBe(isSame);
});
