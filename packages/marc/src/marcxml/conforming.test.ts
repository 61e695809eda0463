import { expect, test } from 'vitest';
import { isControlField, type Field } from '../record.ts';
import { conformingRecord } from './conforming.ts';

const field = (tag: string, ind1 = ' ', code = 'a'): Field => ({
  tag,
  ind1,
  ind2: ' ',
  subfields: [{ code, value: 'texto' }],
});
const sound = '00000nam a2200000 a 4500';
const fieldsOf = (...fields: Field[]) => conformingRecord({ leader: sound, fields }).fields;

/** Rule for the leader in MARC21slim.xsd. */
const leaderRule =
  /^[\d ]{5}[\dA-Za-z ][\dA-Za-z][\dA-Za-z ]{3}(?:2| )(?:2| )[\d ]{5}[\dA-Za-z ]{3}(?:4500| {4})$/u;

test.each([
  '02055ccm a2200481Ii 45 0',
  '01231cam a2200313Ia 45e0',
  '|||||ní  a22?????   4500',
  'curto',
  '',
])('the leader %j becomes one that the schema has', (leader) => {
  expect(conformingRecord({ leader, fields: [] }).leader).toMatch(leaderRule);
});

test('a sound record stays as it is', () => {
  const record = { leader: sound, fields: [{ tag: '001', value: '7' }, field('245', '1')] };
  expect(conformingRecord(record)).toEqual(record);
});

test('fields of tags that are none are left out', () => {
  const given = [{ tag: '000', value: 'x' }, { tag: '001', value: '7' }, field('24-')];
  expect(fieldsOf(...given, field('245')).map(({ tag }) => tag)).toEqual(['001', '245']);
});

test('control fields stand before all others, in their order', () => {
  const given = [
    field('245'),
    { tag: '008', value: 'x' },
    field('650'),
    { tag: '003', value: 'y' },
  ];
  expect(fieldsOf(...given).map(({ tag }) => tag)).toEqual(['008', '003', '245', '650']);
});

test.each([
  ['1', '1'],
  ['#', ' '],
  ['|', ' '],
  ['A', ' '],
  ['', ' '],
])('the indicator %j becomes %j', (given, said) => {
  const [one] = fieldsOf(field('780', given));
  expect(one && !isControlField(one) && one.ind1).toBe(said);
});

test.each(['é', '|', '@', '', 'ab'])('a subfield with the code %j goes, and its field', (code) => {
  expect(fieldsOf(field('500', ' ', code))).toEqual([]);
});
