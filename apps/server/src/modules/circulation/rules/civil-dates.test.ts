import fc from 'fast-check';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { openingCalendar } from '../calendar/index.ts';
import { dueColumns, dueOfColumns } from '../facts/index.ts';
import { civilDay, dueFrom, isOverdue } from './due.ts';
import { latenessOf } from './lateness.ts';
import { at, day, loanRule, weekdays } from './testing.ts';

const own = process.env['TZ'];
const restore = () => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
};
afterEach(restore);
afterAll(restore);

/** Time zones in which a server may think it is: both ends of the day, half hours, one without midnights. */
const zones = [
  'UTC',
  'America/Sao_Paulo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'America/New_York',
];

/** Nights on which clocks in São Paulo went from 00:00 to 01:00. */
const withoutMidnight = ['2015-10-18', '2016-10-16', '2017-10-15', '2018-11-04'];

const moment = fc
  .integer({ min: Date.UTC(2010, 0, 1), max: Date.UTC(2035, 0, 1) })
  .map((ms) => Temporal.Instant.fromEpochMilliseconds(ms));
const terms = {
  finePerDay: 100,
  graceDays: 0,
  fineCap: 5000,
  suspensionFactor: 1,
  suspensionCap: 90,
};
const always = openingCalendar({ library: [], campus: [], network: [] });
const counting = { calendar: weekdays, countsClosedDays: true };

test('a due date is the same wherever the server is', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 60 }), (now, length) => {
      const rule = loanRule({ period: { unit: 'days', length } });
      const dues = zones.map((zone) => {
        process.env['TZ'] = zone;
        const due = dueFrom(now, rule, weekdays);
        // As the database keeps it, and gives it back.
        return JSON.stringify(dueColumns(dueOfColumns(dueColumns(due))));
      });
      expect(new Set(dues).size).toBe(1);
    }),
    { seed: 2026, numRuns: 300 },
  );
});

test('what a return costs is the same wherever the server is', { tags: 'long' }, () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 90 * 24 * 60 }), (now, minutes) => {
      const costs = zones.map((zone) => {
        process.env['TZ'] = zone;
        const due = dueFrom(now, loanRule(), weekdays);
        const { days, fine, suspension } = latenessOf(due, now.add({ minutes }), terms, counting);
        return `${days} ${fine} ${suspension?.until.toString()}`;
      });
      expect(new Set(costs).size).toBe(1);
    }),
    { seed: 2026, numRuns: 300 },
  );
});

describe.each(withoutMidnight)('%s, which began at one o’clock', (night) => {
  const eve = day(night).subtract({ days: 1 });

  test('is a day like others: the one before it ends where it begins', () => {
    const last = at(`${eve.toString()}T23:59:59`);
    const next = last.add({ seconds: 1 });
    expect(next.toZonedDateTimeISO('America/Sao_Paulo').toPlainTime().toString()).toBe('01:00:00');
    expect([civilDay(last), civilDay(next)].map(String)).toEqual([eve.toString(), night]);
    const due = { unit: 'day', on: eve } as const;
    expect([isOverdue(due, last, always), isOverdue(due, next, always)]).toEqual([false, true]);
    const eachDay = { ...counting, calendar: always };
    expect(latenessOf(due, next, terms, eachDay)).toMatchObject({ days: 1, fine: 100 });
  });

  test.each(zones)('can be due, seven days after a loan, for a server in %s', (zone) => {
    process.env['TZ'] = zone;
    for (const hour of ['00:30', '12:00', '23:59']) {
      const lent = at(`${day(night).subtract({ days: 7 }).toString()}T${hour}`);
      const due = dueFrom(lent, loanRule(), { ...weekdays, openOnOrAfter: (one) => one });
      expect(due.unit === 'day' && due.on.toString()).toBe(night);
      const last = at(`${night}T23:59:59`);
      expect(isOverdue(due, last, always)).toBe(false);
      expect(isOverdue(due, last.add({ seconds: 1 }), always)).toBe(true);
    }
  });
});
