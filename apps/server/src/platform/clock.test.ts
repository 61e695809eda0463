import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayByDay, timeZone } from './clock.ts';

const anyDay = fc.date({
  min: new Date('1990-01-01'),
  max: new Date('2040-01-01'),
  noInvalidDate: true,
});
const hours = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 2, maxLength: 20 });

test('the date is that of the time zone, whatever the moments asked about one after the other', () => {
  fc.assert(
    fc.property(anyDay, hours, (start, offsets) => {
      let at = Temporal.Instant.fromEpochMilliseconds(0);
      const today = dayByDay(() => at);
      for (const offset of offsets) {
        at = Temporal.Instant.fromEpochMilliseconds(start.getTime()).add({ hours: offset });
        const date = at.toZonedDateTimeISO(timeZone).toPlainDate();
        expect(today().toString()).toBe(date.toString());
      }
    }),
  );
});

test('the day ends at midnight of the time zone', () => {
  let at = Temporal.Instant.from('2026-03-02T02:59:59.999Z');
  const today = dayByDay(() => at);
  expect(today().toString()).toBe('2026-03-01');
  at = at.add({ milliseconds: 1 });
  expect(today().toString()).toBe('2026-03-02');
  at = at.subtract({ milliseconds: 1 });
  expect(today().toString()).toBe('2026-03-01');
});
