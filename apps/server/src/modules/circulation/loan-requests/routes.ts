import type { Db } from '@estante/database';
import { readOpeningDays } from '../facts/index.ts';
import { expectedArrival, runsOf } from './courier.ts';
import { findCourierRuns } from './repository.ts';

/** Days on which things sent between libraries arrive: 'YYYY-MM-DD', null where no courier goes. */
export interface Routes {
  /** The copy is fetched from its shelf on the day of asking, and leaves on the next at the soonest. */
  expectedIfAskedOn(day: Temporal.PlainDate, from: number, to: number): string | null;
  /** The copy is ready to go. */
  expectedIfSentOn(day: Temporal.PlainDate, from: number, to: number): string | null;
}

export async function readRoutes(db: Db): Promise<Routes> {
  const runs = await findCourierRuns(db);
  const openingDays = await readOpeningDays(db);
  const expectedIfSentOn: Routes['expectedIfSentOn'] = (day, from, to) =>
    expectedArrival(day, runsOf(runs, { fromLibraryId: from, toLibraryId: to }), {
      origin: openingDays.calendarOf(from),
      receiving: openingDays.calendarOf(to),
    })?.toString() ?? null;
  return {
    expectedIfSentOn,
    expectedIfAskedOn: (day, from, to) => expectedIfSentOn(day.add({ days: 1 }), from, to),
  };
}
