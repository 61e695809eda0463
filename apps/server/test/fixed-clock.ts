import { timeZone, type Clock } from '../src/platform/clock.ts';

/** A clock that goes only when it is told to. */
export interface FixedClock extends Clock {
  advance(duration: Temporal.DurationLike): void;
  /** Goes back to where it started. */
  reset(): void;
}

export function fixedClock(start = '2026-03-10T12:00:00Z'): FixedClock {
  const first = Temporal.Instant.from(start);
  let now = first;
  return {
    now: () => now,
    today: () => now.toZonedDateTimeISO(timeZone).toPlainDate(),
    advance: (duration) => {
      now = now.add(duration);
    },
    reset: () => {
      now = first;
    },
  };
}
