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
  today: () => Temporal.Now.plainDateISO(timeZone),
};
