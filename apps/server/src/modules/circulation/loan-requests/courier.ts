import type { OpeningCalendar } from '../calendar/index.ts';

/** The courier leaves a library for another on a day of the week; null stands for any library. */
export interface CourierRun {
  readonly fromLibraryId: number | null;
  readonly toLibraryId: number | null;
  /** 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  /** Open days of the receiving library that it takes. */
  readonly days: number;
}

export interface Route {
  readonly fromLibraryId: number;
  readonly toLibraryId: number;
}

/** Days looked ahead for a run: none is waited for longer. */
const horizon = 90;

/**
 * The runs of a route: those that name both libraries, else where it leaves, else where it goes,
 * else those of any. What is said more closely replaces what is said of all.
 */
export function runsOf(runs: readonly CourierRun[], route: Route): readonly CourierRun[] {
  const fitting = runs.filter(
    ({ fromLibraryId: from, toLibraryId: to }) =>
      (from === null || from === route.fromLibraryId) && (to === null || to === route.toLibraryId),
  );
  const closest = Math.max(...fitting.map(closeness));
  return fitting.filter((run) => closeness(run) === closest);
}

function closeness({ fromLibraryId, toLibraryId }: CourierRun): number {
  return Number(fromLibraryId !== null) * 2 + Number(toLibraryId !== null);
}

interface Calendars {
  readonly origin: OpeningCalendar;
  readonly receiving: OpeningCalendar;
}

/**
 * Day on which something that is ready on a day arrives, with the run that brings it soonest: the origin is
 * open when the courier leaves, the receiving library when he comes. Null: no run goes there.
 */
export function expectedArrival(
  ready: Temporal.PlainDate,
  runs: readonly CourierRun[],
  { origin, receiving }: Calendars,
): Temporal.PlainDate | null {
  const arrivals = Array.from({ length: horizon }, (_, ahead) => ready.add({ days: ahead }))
    .filter((day) => origin.isOpen(day))
    .flatMap((day) =>
      runs
        .filter(({ weekday }) => weekday === day.dayOfWeek)
        .map(({ days }) => receiving.openOnOrAfter(receiving.openDaysAfter(day, days))),
    );
  return arrivals.toSorted((one, other) => Temporal.PlainDate.compare(one, other))[0] ?? null;
}
