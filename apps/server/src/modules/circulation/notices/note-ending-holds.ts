import { sql } from 'kysely';
import { eachByItself } from '../../../platform/jobs/each-by-itself.ts';
import { dateOf, readCirculationSettings } from '../facts/index.ts';
import type { NoticeDeps } from './note-due-loans.ts';
import { writeNotice } from './write-notice.ts';

/** Tells of holds that wait and are soon of no use any more, each by itself. */
export async function noteEndingHolds(
  { db, clock }: NoticeDeps,
  signal: AbortSignal,
): Promise<{ readonly holdsTold: number }> {
  const { dueSoonDays } = await readCirculationSettings(db);
  const today = clock.today();
  const { rows } = await sql<HoldEnding>`
    select id as "holdId", person_id as "personId", title_id as "titleId",
      library_id as "libraryId", needed_until::text as day
    from hold where state = 'waiting'
      and needed_until between ${today.toString()}::date
        and ${today.add({ days: dueSoonDays }).toString()}::date order by id`.execute(db);
  const told = await eachByItself(rows, signal, ({ personId, ...facts }) =>
    writeNotice(db, {
      personId,
      kind: 'hold-ending',
      event: `hold:${facts.holdId}:${facts.day}`,
      facts,
      at: dateOf(clock.now()),
    }),
  );
  return { holdsTold: told.filter(Boolean).length };
}

interface HoldEnding {
  readonly holdId: number;
  readonly personId: number;
  readonly titleId: number;
  readonly libraryId: number;
  readonly day: string;
}
