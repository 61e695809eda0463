import type { Translate } from '@estante/phrases';
import { Temporal } from 'temporal-polyfill';
import type { FeedEntry } from './repository.ts';

interface Calendar {
  readonly entries: readonly FeedEntry[];
  readonly host: string;
  readonly now: Temporal.Instant;
  readonly t: Translate;
}

/** What is due as iCalendar (RFC 5545), each on its day. */
export function writeCalendar({ entries, host, now, t }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(t('product'))}//PT`,
    `X-WR-CALNAME:${escaped(t('calendarFeed.name'))}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...entries.flatMap((entry) => eventOf(entry, { host, now, t })),
    'END:VCALENDAR',
  ];
  return lines.map(folded).join('\r\n') + '\r\n';
}

function eventOf(entry: FeedEntry, { host, now, t }: Omit<Calendar, 'entries'>): string[] {
  const { kind, id, title, library, day, at } = entry;
  const words = t(kind === 'loan' ? 'calendarFeed.loan' : 'calendarFeed.pickup', { title });
  return [
    'BEGIN:VEVENT',
    `UID:${kind}-${id}@${host}`,
    `DTSTAMP:${stamp(now)}`,
    ...(at === null
      ? [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(dayAfter(day))}`]
      : [`DTSTART:${stamp(Temporal.Instant.fromEpochMilliseconds(at.getTime()))}`]),
    `SUMMARY:${escaped(words)}`,
    `LOCATION:${escaped(library)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const compact = (day: string) => day.replaceAll('-', '');
const dayAfter = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString();

function stamp(at: Temporal.Instant): string {
  return at.round('second').toString().replaceAll(/[-:]/g, '');
}

/** TEXT of RFC 5545, section 3.3.11, which has no control characters. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/[^\P{Cc}\t]/gu, '');
}

/** No line is longer than 75 octets: its rest begins with a blank on the next. */
function folded(line: string): string {
  const parts: string[] = [];
  let [part, length] = ['', 0];
  for (const sign of line) {
    const octets = Buffer.byteLength(sign);
    if (length + octets > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      [part, length] = ['', 0];
    }
    part += sign;
    length += octets;
  }
  return [...parts, part].join('\r\n ');
}
