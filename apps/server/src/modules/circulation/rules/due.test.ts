import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { openingCalendar } from '../calendar/index.ts';
import { civilDay, compareDue, dueFrom, isOverdue, type Due } from './due.ts';
import { at, day, loanRule, weekdays } from './testing.ts';

const onDay = (text: string): Due => ({ unit: 'day', on: day(text) });
const always = openingCalendar({ library: [], campus: [], network: [] });
const hours = (length: number) => loanRule({ period: { unit: 'hours', length } });

describe('when a loan is due', () => {
  const fixedDue = { from: day('2026-11-01'), until: day('2026-11-30'), dueOn: day('2026-12-18') };
  it.each([
    ['after its days', '2026-11-23T10:00', loanRule(), '2026-11-30'],
    ['on the next open day', '2026-11-21T10:00', loanRule(), '2026-11-30'],
    ['on the fixed day', '2026-11-23T10:00', loanRule({ fixedDue }), '2026-12-18'],
    ['after its days again', '2026-12-01T10:00', loanRule({ fixedDue }), '2026-12-08'],
    ['by the day where the libraries are', '2026-11-23T23:30', loanRule(), '2026-11-30'],
  ])('%s', (_, now, rule, expected) => {
    expect(dueFrom(at(now), rule, weekdays)).toEqual(onDay(expected));
  });

  it('by the hour', () => {
    const due = dueFrom(at('2026-11-23T10:00'), hours(4), weekdays);
    expect(due).toEqual({ unit: 'moment', at: at('2026-11-23T14:00') });
  });

  it('by the hour, at the end of the next open day where it would fall on a closed one', () => {
    expect(dueFrom(at('2026-11-20T22:00'), hours(4), weekdays)).toEqual(onDay('2026-11-23'));
  });
});

describe('overdue', () => {
  it.each([
    ['not in the last second of the day', onDay('2026-11-23'), '2026-11-23T23:59:59', false],
    ['in the first of the next', onDay('2026-11-23'), '2026-11-24T00:00', true],
    // In 2018 the fourth of November began at one o'clock.
    [
      'not in the last second before a night without midnight',
      onDay('2018-11-03'),
      '2018-11-03T23:59:59',
      false,
    ],
    ['in the first second after it', onDay('2018-11-03'), '2018-11-04T01:00', true],
    ['after the hour', { unit: 'moment', at: at('2026-11-23T14:00') }, '2026-11-23T14:01', true],
    ['not at the hour', { unit: 'moment', at: at('2026-11-23T14:00') }, '2026-11-23T14:00', false],
  ] as const)('%s', (_, due, now, expected) => {
    expect(isOverdue(due, at(now), always)).toBe(expected);
  });

  it.each([
    ['a day', onDay('2026-11-21')],
    ['an hour', { unit: 'moment', at: at('2026-11-21T14:00') }],
  ] as const)('not before the end of the next open day where %s was closed since', (_, due) => {
    expect(isOverdue(due, at('2026-11-23T23:59:59'), weekdays)).toBe(false);
    expect(isOverdue(due, at('2026-11-24T00:00'), weekdays)).toBe(true);
  });

  it('is told in order across the nights on which clocks change', () => {
    const due = (text: string) => onDay(text);
    const order = [due('2018-11-04'), due('2018-11-03'), due('2018-02-18'), due('2018-02-17')];
    expect(order.toSorted(compareDue)).toEqual(order.toReversed());
  });
});

describe('whatever the zone of the server', () => {
  const before = process.env['TZ'];
  afterEach(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });
  const moment = fc.integer({ min: Date.UTC(2016, 0), max: Date.UTC(2030, 0) });

  it('a loan is on time to the end of its last day, and so many days after the first', () => {
    const zones = fc.constantFrom('UTC', 'Asia/Tokyo', 'America/Sao_Paulo', 'Pacific/Kiritimati');
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 60 }), zones, (ms, length, zone) => {
        process.env['TZ'] = zone;
        const now = Temporal.Instant.fromEpochMilliseconds(ms);
        const due = dueFrom(now, loanRule({ period: { unit: 'days', length } }), always);
        if (due.unit !== 'day') throw new Error('A loan by days is due on a day');
        expect(civilDay(now).until(due.on).days).toBe(length);
        const nextDay = due.on.add({ days: 1 }).toZonedDateTime('America/Sao_Paulo').toInstant();
        expect(isOverdue(due, nextDay, always)).toBe(true);
        expect(isOverdue(due, nextDay.subtract({ milliseconds: 1 }), always)).toBe(false);
      }),
    );
  });
});
