import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStoredRecord, storedFields } from './stored-record.ts';

const tag = fc.string({ minLength: 3, maxLength: 3 });
const controlField = fc.record({ tag, value: fc.string() });
const dataField = fc.record({
  tag,
  ind1: fc.string({ maxLength: 1 }),
  ind2: fc.string({ maxLength: 1 }),
  subfields: fc.array(fc.record({ code: fc.string({ maxLength: 1 }), value: fc.string() })),
});
const record = fc.record({
  leader: fc.string(),
  fields: fc.array(fc.oneof(controlField, dataField)),
});

test('a record comes back from what is kept of it', () => {
  fc.assert(
    fc.property(record, ({ leader, fields }) => {
      const kept = JSON.stringify([leader, storedFields(fields)]);
      expect(readStoredRecord(JSON.parse(kept) as [string, string[][]])).toEqual({
        leader,
        fields,
      });
    }),
  );
});
