import type { Translate } from '@estante/phrases';
import ical, { ICalEventTransparency, type ICalEventData } from 'ical-generator';
import type { FeedEntry } from './repository.ts';

interface Calendar {
  readonly entries: readonly FeedEntry[];
  readonly host: string;
  readonly now: Temporal.Instant;
  readonly t: Translate;
}

/** Writes loans due and pickups as iCalendar (RFC 5545), each on its day. */
export function writeCalendar({ entries, host, now, t }: Calendar): string {
  const stamp = new Date(now.epochMilliseconds);
  const calendar = ical({
    prodId: { company: t('product'), product: t('product'), language: 'PT' },
    name: t('calendarFeed.name'),
    ttl: 6 * 60 * 60,
    events: entries.map((entry) => ({ ...eventOf(entry, host, t), stamp })),
  });
  // RFC 5545 ends the last line too.
  return `${calendar.toString()}\r\n`;
}

function eventOf(entry: FeedEntry, host: string, t: Translate): ICalEventData {
  const { kind, id, title, library, day, at } = entry;
  const words = t(kind === 'loan' ? 'calendarFeed.loan' : 'calendarFeed.pickup', { title });
  return {
    id: `${kind}-${id}@${host}`,
    ...(at === null ? { allDay: true, start: startOf(day), end: startOf(day, 1) } : { start: at }),
    summary: plain(words),
    location: plain(library),
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/** Beginning of a day in UTC, or of the day so many after it. */
function startOf(day: string, later = 0): Date {
  return new Date(Date.parse(day) + later * 86_400_000);
}

/** Removes control characters: TEXT of RFC 5545, section 3.3.11, has none. */
function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '');
}
