import { expect, test } from 'vitest';
import { base32, codeAt, deviceAddress, stepAt, stepOf } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i it is %s (RFC 6238, appendix B)', (seconds, code) => {
  expect(codeAt(secret, stepAt(at(seconds)))).toBe(code);
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is written %j (RFC 4648, section 10)', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

test('a code is one of its own half minute and those beside it, and of no other', () => {
  const code = codeAt(secret, 100);
  const taken = [98, 99, 100, 101, 102].map((step) => stepOf(secret, code, at(step * 30)));
  expect(taken).toEqual([null, 100, 100, 100, null]);
});

test('what a device reads names whose it is', () => {
  expect(deviceAddress(Buffer.from('foobar'), 'Rede Ábaco', 'ana@x')).toBe(
    'otpauth://totp/Rede%20%C3%81baco:ana%40x?secret=MZXW6YTBOI&issuer=Rede%20%C3%81baco',
  );
});
