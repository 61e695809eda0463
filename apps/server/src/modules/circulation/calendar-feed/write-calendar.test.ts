import { translatorFor } from '@estante/phrases';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCalendar, textIn } from '../../../../test/i-calendar.ts';
import { writeCalendar } from './write-calendar.ts';

const now = Temporal.Instant.from('2026-03-10T12:00:00.123Z');
const t = translatorFor('pt');
const host = 'catalogo.example.org:8443';

const signs = fc.constantFrom(
  'a',
  'ç',
  '本',
  '📚',
  '\\',
  ';',
  ',',
  ':',
  '"',
  '\n',
  '\r',
  '\t',
  '\u0007',
  '\u0085',
  ' ',
);
const words = fc.string({ unit: signs, maxLength: 120 });
const entry = fc.record({
  kind: fc.constantFrom('loan' as const, 'pickup' as const),
  id: fc.nat(),
  title: words,
  // A place without a name is left out.
  library: words.map((text) => `B${text}`),
  day: fc.constantFrom('2026-12-31', '2028-02-28', '2026-03-11'),
  at: fc.option(fc.constant(new Date('2026-03-11T17:30:00Z'))),
});
const entries = fc.uniqueArray(entry, {
  selector: ({ kind, id }) => `${kind}-${id}`,
  maxLength: 4,
});

/** Text as it may stand in a calendar: no control characters but tab and line feed. */
const plain = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '');

test('a strict reader finds every entry with its words, whatever they are', () => {
  fc.assert(
    fc.property(entries, (some) => {
      const read = readCalendar(writeCalendar({ entries: some, host, now, t }));
      expect(read.map((event) => textIn(event, 'UID'))).toEqual(
        some.map(({ kind, id }) => `${kind}-${id}@${host}`),
      );
      read.forEach((event, at) => {
        const { title = '', library = '' } = some[at] ?? {};
        expect(textIn(event, 'LOCATION')).toBe(plain(library));
        expect(textIn(event, 'SUMMARY')).toContain(plain(title));
        expect(textIn(event, 'DTSTAMP')).toBe('20260310T120000Z');
      });
    }),
  );
});

test('a day ends where the next begins, also at the end of February; an hour is a moment', () => {
  const loan = { kind: 'loan', title: 'Um', library: 'Central' } as const;
  const read = readCalendar(
    writeCalendar({
      entries: [
        { ...loan, id: 1, day: '2028-02-28', at: null },
        { ...loan, id: 2, day: '2026-03-11', at: new Date('2026-03-11T17:30:00Z') },
      ],
      host,
      now,
      t,
    }),
  );
  const days = read.map((event) => [event.get('DTSTART'), event.get('DTEND')]);
  expect(days).toEqual([
    [
      { parameters: 'VALUE=DATE', value: '20280228' },
      { parameters: 'VALUE=DATE', value: '20280229' },
    ],
    [{ parameters: '', value: '20260311T173000Z' }, undefined],
  ]);
});
