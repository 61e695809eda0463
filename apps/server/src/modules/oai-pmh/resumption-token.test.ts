import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expiryOf, readToken, writeToken, type ListPlace } from './resumption-token.ts';

const now = new Date('2026-11-23T10:00:00Z');
const moment = fc.date({
  min: new Date('1970-01-01'),
  max: new Date('2999-12-31'),
  noInvalidDate: true,
});
const count = fc.integer({ min: 0, max: 2_147_483_647 });
const anyPlace: fc.Arbitrary<ListPlace> = fc.record({
  prefix: fc.constantFrom('oai_dc', 'marcxml', 'mods'),
  set: fc.option(fc.string({ maxLength: 100 })),
  from: fc.option(moment),
  until: moment,
  last: fc.record({ datestamp: moment, titleId: count }),
  given: count,
  total: count,
  expires: fc.constant(expiryOf(now)),
});

test('a token is read as the place it was written for', () => {
  fc.assert(
    fc.property(anyPlace, (place) => {
      const token = writeToken(place);
      expect(token).toMatch(/^[\w-]+$/);
      expect(readToken(token, now)).toEqual(place);
    }),
  );
});

test('a token is good for a day', () => {
  const [place] = fc.sample(anyPlace, 1);
  if (!place) throw new Error('no place');
  const token = writeToken(place);
  expect(readToken(token, new Date(expiryOf(now).getTime() - 1))).not.toBeNull();
  expect(readToken(token, expiryOf(now))).toBeNull();
  // One that says it is good for longer was not made by us.
  expect(readToken(token, new Date(now.getTime() - 1))).toBeNull();
});

test('anything else is no token', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String(), fc.json()), (text) => {
      expect(readToken(text, now)).toBeNull();
      expect(readToken(Buffer.from(text).toString('base64url'), now)).toBeNull();
    }),
  );
});
