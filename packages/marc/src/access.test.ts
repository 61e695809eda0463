import { expect, test } from 'vitest';
import { allSubfields, controlField, dataFields, firstSubfield, subfields } from './access.ts';
import type { DataField, MarcRecord } from './record.ts';

const topic: DataField = {
  tag: '650',
  ind1: ' ',
  ind2: '0',
  subfields: [
    { code: 'a', value: 'Pontes' },
    { code: 'x', value: 'História' },
    { code: 'x', value: 'Fontes' },
  ],
};
const place: DataField = { ...topic, tag: '651', subfields: [{ code: 'a', value: 'Recife' }] };
const record: MarcRecord = {
  leader: '00000nam a2200000 a 4500',
  fields: [{ tag: '001', value: 'x1' }, place, topic, { ...place, tag: '245' }],
};

test('data fields are found by tag and by wildcard, in the order of the record', () => {
  expect(dataFields(record, '650')).toEqual([topic]);
  expect(dataFields(record, '650', '651')).toEqual([place, topic]);
  expect(dataFields(record, '65X')).toEqual([place, topic]);
  expect(dataFields(record, '6XX')).toEqual([place, topic]);
  expect(dataFields(record, '00X', '7XX')).toEqual([]);
});

test('control fields and subfields are found by tag and code', () => {
  expect(controlField(record, '001')).toBe('x1');
  expect(controlField(record, '008')).toBeUndefined();
  expect(controlField(record, '245')).toBeUndefined();
  expect(firstSubfield(topic, 'x')).toBe('História');
  expect(firstSubfield(topic, 'z')).toBeUndefined();
  expect(allSubfields(topic, 'xa')).toEqual(['Pontes', 'História', 'Fontes']);
  expect(subfields(record, '6XX', 'a')).toEqual(['Recife', 'Pontes']);
});
