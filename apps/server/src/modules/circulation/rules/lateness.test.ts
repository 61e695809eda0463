import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingCalendar } from '../calendar/index.ts';
import type { Due } from './due.ts';
import { latenessOf, suspendedUntil } from './lateness.ts';
import { at, day, loanRule, weekdays } from './testing.ts';

const friday = { unit: 'day', on: day('2026-11-20') } as const satisfies Due;
const openDays = { calendar: weekdays, countsClosedDays: false };

describe('a return', () => {
  it.each([
    ['on time costs nothing', '2026-11-20T23:59', {}, 0, 0],
    ['on the next open day is one day late', '2026-11-23T09:00', {}, 1, 100],
    ['later counts open days', '2026-11-30T09:00', {}, 6, 600],
    ['within the grace costs nothing', '2026-11-24T09:00', { graceDays: 2 }, 2, 0],
    ['past the grace costs all its days', '2026-11-25T09:00', { graceDays: 2 }, 3, 300],
    ['costs no more than the cap', '2027-11-30T09:00', { fineCap: 2500 }, 267, 2500],
    ['of what costs nothing costs nothing', '2026-11-30T09:00', { finePerDay: 0 }, 6, 0],
  ])('%s', (_, returned, terms, days, fine) => {
    expect(latenessOf(friday, at(returned), loanRule(terms), openDays)).toEqual({
      isOverdue: days > 0,
      days,
      fine,
      suspension: null,
    });
  });

  it('counts closed days where they count', () => {
    const all = { calendar: weekdays, countsClosedDays: true };
    expect(latenessOf(friday, at('2026-11-23T09:00'), loanRule(), all)).toMatchObject({
      days: 3,
      fine: 300,
    });
  });

  it('never counts days on which the library was closed without notice', () => {
    const emergency = { kind: 'days', isOpen: false, isEmergency: true } as const;
    const days = { ...emergency, from: day('2026-11-21'), until: day('2026-11-23') };
    const calendar = openingCalendar({ library: [days], campus: [], network: [] });
    const late = (countsClosedDays: boolean) =>
      latenessOf(friday, at('2026-11-25T09:00'), loanRule(), { calendar, countsClosedDays }).days;
    expect(late(true)).toBe(2);
    expect(late(false)).toBe(2);
  });

  it('counts from the next open day where the day it was due has been closed', () => {
    const closed = { from: friday.on, until: friday.on, kind: 'days', isOpen: false } as const;
    const weekend = [6, 7].map((weekday) => ({ kind: 'weekday', weekday, isOpen: false }) as const);
    const calendar = openingCalendar({ library: [closed], campus: [], network: weekend });
    const byTheHour: Due = { unit: 'moment', at: at('2026-11-20T14:00') };
    for (const countsClosedDays of [false, true]) {
      const late = (due: Due, returned: string) =>
        latenessOf(due, at(returned), loanRule(), { calendar, countsClosedDays }).days;
      for (const due of [friday, byTheHour]) {
        expect(late(due, '2026-11-23T18:00')).toBe(0);
        expect(late(due, '2026-11-24T09:00')).toBe(1);
      }
    }
  });

  it('by the hour counts the day whose hour is past', () => {
    const due: Due = { unit: 'moment', at: at('2026-11-23T14:00') };
    const late = (when: string) => latenessOf(due, at(when), loanRule(), openDays).days;
    expect(late('2026-11-23T13:59')).toBe(0);
    expect(late('2026-11-23T14:01')).toBe(1);
    expect(late('2026-11-24T09:00')).toBe(2);
  });

  it('suspends from its day on, with a cap', () => {
    // As texts: to be equal says nothing of days.
    const suspensionOf = (suspensionFactor: number, suspensionCap: number) => {
      const rule = loanRule({ suspensionFactor, suspensionCap });
      const { suspension } = latenessOf(friday, at('2026-11-24T09:00'), rule, openDays);
      return suspension && [suspension.from, suspension.until].map(String);
    };
    expect(suspensionOf(3, 90)).toEqual(['2026-11-24', '2026-11-29']);
    expect(suspensionOf(3, 2)).toEqual(['2026-11-24', '2026-11-25']);
    expect(suspensionOf(0.5, 90)).toEqual(['2026-11-24', '2026-11-24']);
    expect(suspensionOf(0, 90)).toBeNull();
  });

  it('suspends no day more than its factor of hundredths comes to', () => {
    const rule = loanRule({ suspensionFactor: 2.2, suspensionCap: 90 });
    const all = { calendar: weekdays, countsClosedDays: true };
    const { days, suspension } = latenessOf(friday, at('2026-12-15T09:00'), rule, all);
    expect([days, String(suspension?.until)]).toEqual([25, '2027-02-07']);
  });

  it('later never costs less, and never more than the cap', () => {
    const late = fc.integer({ min: 0, max: 24 * 200 });
    fc.assert(
      fc.property(late, late, fc.integer({ min: 0, max: 5 }), (one, more, graceDays) => {
        const rule = loanRule({ graceDays, suspensionFactor: 2 });
        const cost = (hours: number) =>
          latenessOf(friday, at('2026-11-20T12:00').add({ hours }), rule, openDays);
        expect(cost(one).fine).toBeLessThanOrEqual(cost(one + more).fine);
        expect(cost(one + more).fine).toBeLessThanOrEqual(rule.fineCap);
      }),
    );
  });
});

describe('of several suspensions', () => {
  const span = (from: string, until: string) => ({ from: day(from), until: day(until) });
  it.each([
    ['none holds', [span('2026-11-01', '2026-11-05')], null],
    ['one holds to its last day', [span('2026-11-01', '2026-11-20')], '2026-11-20'],
    [
      'the one that ends last counts',
      [span('2026-11-01', '2026-11-29'), span('2026-11-10', '2026-11-24')],
      '2026-11-29',
    ],
    ['one to come does not hold yet', [span('2026-11-21', '2026-11-29')], null],
  ])('%s', (_, suspensions, expected) => {
    expect(suspendedUntil(suspensions, day('2026-11-20'))?.toString() ?? null).toBe(expected);
  });
});
