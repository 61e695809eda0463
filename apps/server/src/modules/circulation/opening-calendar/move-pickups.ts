import type { Db } from '@estante/database';
import type { Clock } from '../../../platform/clock.ts';
import { eachByItself } from '../../../platform/jobs/each-by-itself.ts';
import { lockPerson } from '../../patrons/index.ts';
import { dateOf, isInForce, readOpeningEntries, type OpeningDays } from '../facts/index.ts';
import { writeNotice } from '../notices/index.ts';
import { findPickups, movedFact, type Pickup } from './affected.ts';
import { lockCopiesOf, setPickupDeadline } from './closure-repository.ts';

interface MoveDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Moves each last day to fetch a copy on which its library is closed, as planned days have it, to the next open
 * one, and tells its reader; for each person by themselves. Days of a closure that is still to be applied are
 * left to that. Returns the number of days moved.
 */
export async function movePickups({ db, clock }: MoveDeps, signal: AbortSignal): Promise<number> {
  const entries = await readOpeningEntries(db);
  const days = entries.daysOf(
    (one) => isInForce(one) && !(one.is_emergency && one.applied_at === null),
  );
  const closed = (await findPickups(db)).filter((pickup) => openDayFor(pickup, days) !== null);
  const people = [...new Set(closed.map(({ personId }) => personId))];
  const moved = await eachByItself(people, signal, (personId) =>
    db.transaction().execute((trx) => moveThoseOf(trx, personId, { days, at: clock.now() })),
  );
  return moved.reduce((sum, count) => sum + count, 0);
}

interface Task {
  readonly days: OpeningDays;
  readonly at: Temporal.Instant;
}

async function moveThoseOf(trx: Db, personId: number, { days, at }: Task): Promise<number> {
  await lockCopiesOf(trx, await findPickups(trx, personId));
  await lockPerson(trx, personId);
  let moved = 0;
  for (const pickup of await findPickups(trx, personId)) {
    const day = openDayFor(pickup, days);
    if (day === null) continue;
    const { kind, id, until: closedOn, titleId, libraryId } = pickup;
    await setPickupDeadline(trx, pickup, day);
    await writeNotice(trx, {
      personId,
      kind: 'dated-anew',
      event: `pickup:${kind}:${id}:closed:${closedOn}`,
      facts: {
        ...movedFact[kind](id),
        titleId,
        libraryId,
        of: 'pickup',
        day,
        reason: '',
        closedOn,
      },
      at: dateOf(at),
    });
    moved += 1;
  }
  return moved;
}

/** Next open day after a last day that is closed; null where it is open. */
function openDayFor({ libraryId, until }: Pickup, days: OpeningDays): string | null {
  const day = days.calendarOf(libraryId).openOnOrAfter(Temporal.PlainDate.from(until)).toString();
  return day === until ? null : day;
}
