import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTime, openState, wallTime, type OpeningDay } from './open-state.ts';

const open = (dia: string, ...horas: [string, string][]): OpeningDay => ({
  dia,
  aberta: true,
  horas: horas.map(([abre, fecha]) => ({ abre, fecha })),
});
const closed = (dia: string): OpeningDay => ({ dia, aberta: false, horas: [] });

const friday = open('2026-11-27', ['08:00', '12:00'], ['13:30', '22:00']);
const saturday = open('2026-11-28', ['09:00', '12:00']);
const monday = open('2026-11-30', ['08:00', '22:00']);
const week = [friday, saturday, monday];

describe('openState', () => {
  test.each([
    ['07:59', { kind: 'closed', next: { day: '2026-11-27', inDays: 0, at: '08:00' } }],
    ['08:00', { kind: 'open', until: '12:00' }],
    ['11:59', { kind: 'open', until: '12:00' }],
    ['12:00', { kind: 'closed', next: { day: '2026-11-27', inDays: 0, at: '13:30' } }],
    ['21:59', { kind: 'open', until: '22:00' }],
    ['22:00', { kind: 'closed', next: { day: '2026-11-28', inDays: 1, at: '09:00' } }],
  ])('on Friday at %s', (time, state) => {
    expect(openState(week, { day: '2026-11-27', time })).toEqual(state);
  });

  test('a day that is left out is closed, and the next open one is told', () => {
    expect(openState(week, { day: '2026-11-29', time: '10:00' })).toEqual({
      kind: 'closed',
      next: { day: '2026-11-30', inDays: 1, at: '08:00' },
    });
  });

  test('a page that is looked at after the days it knows says nothing, nor one before them', () => {
    expect(openState(week, { day: '2026-12-01', time: '10:00' })).toBeNull();
    expect(openState(week, { day: '2026-11-26', time: '10:00' })).toBeNull();
    expect(openState([], { day: '2026-11-26', time: '10:00' })).toBeNull();
  });

  test('a holiday with nothing after it is closed', () => {
    expect(openState([closed('2026-11-27')], { day: '2026-11-27', time: '10:00' })).toEqual({
      kind: 'closed',
      next: null,
    });
  });

  test('an open day without hours is open today, at hours that nobody has said', () => {
    const sunday = open('2026-11-29');
    expect(openState([sunday], { day: '2026-11-29', time: '10:00' })).toEqual({
      kind: 'open-today',
    });
    expect(openState([saturday, sunday], { day: '2026-11-28', time: '13:00' })).toEqual({
      kind: 'closed',
      next: { day: '2026-11-29', inDays: 1, at: null },
    });
  });

  test('hours that follow on one another have one end', () => {
    const day = open('2026-11-27', ['08:00', '18:00'], ['18:00', '24:00']);
    expect(openState([day], { day: '2026-11-27', time: '09:00' })).toEqual({
      kind: 'open',
      until: '24:00',
    });
  });

  test('it is open at exactly the minutes of its hours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        const two = (n: number) => String(n).padStart(2, '0');
        const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
        const isOpen = (minute >= 480 && minute < 720) || (minute >= 810 && minute < 1320);
        expect(openState(week, { day: '2026-11-27', time })?.kind === 'open').toBe(isOpen);
      }),
    );
  });
});

test('the time is the one of the zone, on its day', () => {
  const at = new Date('2026-11-28T02:05:00Z');
  expect(wallTime('America/Sao_Paulo', at)).toEqual({ day: '2026-11-27', time: '23:05' });
  expect(wallTime('America/Rio_Branco', at)).toEqual({ day: '2026-11-27', time: '21:05' });
  expect(wallTime('UTC', new Date('2026-11-28T00:00:00Z'))).toEqual({
    day: '2026-11-28',
    time: '00:00',
  });
});

test.each([
  ['07:30', '7h30', '7:30 am', '7:30'],
  ['08:00', '8h', '8 am', '8:00'],
  ['12:00', '12h', '12 pm', '12:00'],
  ['22:00', '22h', '10 pm', '22:00'],
  ['00:15', '0h15', '12:15 am', '0:15'],
])('%s is written as its readers write it', (time, pt, en, es) => {
  expect(['pt', 'en', 'es'].map((language) => formatTime(time, language))).toEqual([pt, en, es]);
});
