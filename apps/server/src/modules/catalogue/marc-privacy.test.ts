import type { DataField } from '@estante/marc';
import { describe, expect, test } from 'vitest';
import { isForReaders, readersPart } from './marc-privacy.ts';

const field = (tag: string, ind1 = ' '): DataField => ({
  tag,
  ind1,
  ind2: ' ',
  subfields: [
    { code: 'a', value: 'texto' },
    { code: 'x', value: 'interno' },
  ],
});

describe('readers do not see', () => {
  test.each(['852', '856', '876', '945', '949', '952', '995', '999', 'Z30', 'AVA', 'ITM', 'HLD'])(
    'items and addresses: %s',
    (tag) => {
      expect(isForReaders(field(tag))).toBe(false);
    },
  );

  test.each(['AVE', 'PRT', 'CAT', 'OWN'])('what a system keeps for itself: %s', (tag) => {
    expect(isForReaders(field(tag))).toBe(false);
  });

  test('private notes, and nonpublic parts of others', () => {
    expect(isForReaders(field('541', '0'))).toBe(false);
    expect(readersPart(field('500'))).toMatchObject({ subfields: [{ code: 'a' }] });
  });
});

test.each(['245', '500', '650', '866', '090'])('they see %s', (tag) => {
  expect(isForReaders(field(tag))).toBe(true);
});
