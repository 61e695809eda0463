import { timeZone } from '@estante/phrases/time-zone';

export { timeZone };

/** The source of time. Tests pass one that they set. */
export interface Clock {
  now(): Temporal.Instant;
  /** The civil date in the libraries' time zone. */
  today(): Temporal.PlainDate;
}

export const systemClock: Clock = {
  now: () => Temporal.Now.instant(),
  today: dayByDay(Temporal.Now.instant),
};

/** Gives the civil date in the libraries' time zone, worked out once a day: asking the zone takes 40 µs. */
export function dayByDay(now: () => Temporal.Instant): () => Temporal.PlainDate {
  let day = { date: Temporal.PlainDate.from('1970-01-01'), from: 0, to: 0 };
  return () => {
    const at = now().epochMilliseconds;
    if (at >= day.from && at < day.to) return day.date;
    const date = Temporal.Instant.fromEpochMilliseconds(at)
      .toZonedDateTimeISO(timeZone)
      .toPlainDate();
    const startOf = (one: Temporal.PlainDate) => one.toZonedDateTime(timeZone).epochMilliseconds;
    day = { date, from: startOf(date), to: startOf(date.add({ days: 1 })) };
    return date;
  };
}
