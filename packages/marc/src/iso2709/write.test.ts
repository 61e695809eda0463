import { expect, test } from 'vitest';
import { leader, sampleRecord } from '../sample-records.ts';
import { writeIso2709 } from './write.ts';

test('a record is written in UTF-8 and the leader says so', () => {
  const written = writeIso2709({
    ...sampleRecord('x', '245 00$aAção'),
    leader: leader.replace(' a', '  '),
  });
  expect(written.kind === 'written' && Buffer.from(written.bytes).toString('utf8')).toBe(
    '00063nam a2200049 a 4500001000200000245001100002\x1ex\x1e00\x1faAção\x1e\x1d',
  );
});

test.each([
  ['field-too-long', '500', sampleRecord('x', `500   $a${'x'.repeat(9_995)}`)],
  [
    'record-too-long',
    null,
    sampleRecord('x', ...Array.from({ length: 11 }, () => `500   $a${'x'.repeat(9_900)}`)),
  ],
  ['tag', '24', { leader, fields: [{ tag: '24', ind1: ' ', ind2: ' ', subfields: [] }] }],
  ['delimiter-in-text', '001', sampleRecord('a\x1eb')],
])('%s is refused', (reason, tag, record) => {
  expect(writeIso2709(record)).toEqual({ kind: 'refused', reason, tag });
});

test('the longest field there may be is written', () => {
  expect(writeIso2709(sampleRecord('x', `500   $a${'x'.repeat(9_994)}`)).kind).toBe('written');
});
