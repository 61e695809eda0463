import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDatestamp, writeDatestamp } from './datestamp.ts';

const anySecond = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((moment) => new Date(Math.floor(moment.getTime() / 1000) * 1000));

test('what is written is read as the same second', () => {
  fc.assert(
    fc.property(anySecond, (moment) => {
      expect(readDatestamp(writeDatestamp(moment))).toEqual({
        granularity: 'second',
        from: moment,
        until: moment,
      });
    }),
  );
});

test('a day is from its first to its last second', () => {
  expect(readDatestamp('2024-02-29')).toEqual({
    granularity: 'day',
    from: new Date('2024-02-29T00:00:00Z'),
    until: new Date('2024-02-29T23:59:59Z'),
  });
});

test.each(['', '2026', '2026-02-30', '2026-1-1', '2026-01-01T10:00Z', '2026-01-01T24:00:00Z', 'x'])(
  "'%s' is no moment",
  (text) => expect(readDatestamp(text)).toBeNull(),
);
