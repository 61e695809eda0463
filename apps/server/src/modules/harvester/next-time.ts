import type { HarvestSchedule } from '@estante/database';
import { timeZone } from '../../platform/clock.ts';

/** Hours of the night in which institutions are harvested, each in its own minute. */
const [firstHour, hours] = [1, 5] as const;

/** Moment in the night that follows, or that of a week later; each institution at a time of its own. */
export function nextNight(now: Date, schedule: HarvestSchedule, id: number): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const minute = (id * 7) % (hours * 60);
  const time = { hour: firstHour + Math.floor(minute / 60), minute: minute % 60 };
  const next = today.with({ ...time, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 });
  const days = schedule === 'weekly' ? 7 : Temporal.ZonedDateTime.compare(next, today) > 0 ? 0 : 1;
  return new Date(next.add({ days }).epochMilliseconds);
}

export function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
