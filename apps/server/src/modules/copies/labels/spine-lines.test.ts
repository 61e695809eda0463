import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spineLines } from './spine-lines.ts';

test.each([
  ['869.3 A848d', '', '', ['869.3', 'A848d']],
  ['869.3 A848d', '2', '3', ['869.3', 'A848d', 'v. 2', 'ex. 3']],
  ['869.3 A848d v.2', 'v. 2', '', ['869.3', 'A848d', 'v.2']],
  ['658.4038011 T136s', '', '', ['658.', '4038011', 'T136s']],
  ['QA76.73 .J38', '', '', ['QA76.73', '.J38']],
  ['', '', '', []],
] as const)('%j, volume %j, copy %j: %j', (callNumber, volume, copyNumber, lines) => {
  expect(spineLines({ callNumber, volume, copyNumber })).toEqual(lines);
});

test('nothing of a call number is lost but its blanks', () => {
  fc.assert(
    fc.property(fc.string(), (callNumber) => {
      const lines = spineLines({ callNumber, volume: '', copyNumber: '' });
      expect(lines.join('')).toBe(callNumber.replaceAll(/\s+/g, ''));
    }),
  );
});
