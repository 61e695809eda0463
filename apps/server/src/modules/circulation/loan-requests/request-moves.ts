import type { Db } from '@estante/database';
import type { NotNull } from 'kysely';
import { recordEvent } from '../../auth/index.ts';
import { dateOf, readCirculationSettings, readOpeningDays } from '../facts/index.ts';
import { writeNotice } from '../notices/index.ts';
import { civilDay } from '../rules/index.ts';
import { sendOff } from '../transits/index.ts';
import { readRoutes } from './routes.ts';

/** Every move is made with the copies of the title locked. */
interface Move {
  readonly id: number;
  readonly now: Temporal.Instant;
}

/** A copy leaves for where it was asked for. False where the request no longer waits. */
export async function sendRequested(trx: Db, copyId: number, { id, now }: Move): Promise<boolean> {
  const waiting = await trx
    .selectFrom('loan_request')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!waiting) return false;
  const { origin_library_id: from, receiving_library_id: to } = waiting;
  const routes = await readRoutes(trx);
  const expected_on = routes.expectedIfSentOn(civilDay(now), from, to);
  const moved = await trx
    .updateTable('loan_request')
    .set({ state: 'in-transit', copy_id: copyId, sent_at: dateOf(now), expected_on })
    .where('id', '=', id)
    .returningAll()
    .$narrowType<{ person_id: NotNull }>()
    .executeTakeFirstOrThrow();
  const journey = {
    copyId,
    fromLibraryId: from,
    toLibraryId: to,
    loanRequestId: id,
    cameIn: false,
  };
  await sendOff(trx, { ...journey, at: dateOf(now) });
  await tell(trx, moved, now, expected_on);
  return true;
}

/**
 * Notes that the copy has come, and returns the last day to fetch it, 'YYYY-MM-DD'; null where the
 * request is not on its way.
 */
export async function makeAvailable(
  trx: Db,
  id: number,
  now: Temporal.Instant,
): Promise<string | null> {
  const coming = await trx
    .selectFrom('loan_request')
    .select('receiving_library_id')
    .where('id', '=', id)
    .where('state', '=', 'in-transit')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!coming) return null;
  const { requestPickupDays } = await readCirculationSettings(trx);
  const openingDays = await readOpeningDays(trx);
  const calendar = openingDays.calendarOf(coming.receiving_library_id);
  const pickup_until = calendar
    .openOnOrAfter(calendar.openDaysAfter(civilDay(now), requestPickupDays))
    .toString();
  const moved = await trx
    .updateTable('loan_request')
    .set({ state: 'available', available_at: dateOf(now), pickup_until })
    .where('id', '=', id)
    .returningAll()
    .$narrowType<{ person_id: NotNull }>()
    .executeTakeFirstOrThrow();
  await tell(trx, moved, now, pickup_until);
  return pickup_until;
}

export interface RequestEnding extends Move {
  /** State that the request has to be in. */
  readonly from: 'waiting' | 'available';
  readonly by: 'staff' | 'not-fetched';
  /** Reason of the end; '' where the new state says it. */
  readonly reason: string;
  /** The login of the staff who does it; null: it ends of itself. */
  readonly endedBy: number | null;
}

/** Ends a request unfinished; a copy that had come goes home. False where it has moved since. */
export async function endUnfinished(
  trx: Db,
  { id, now, from, by, reason, endedBy }: RequestEnding,
): Promise<boolean> {
  const ended = await trx
    .updateTable('loan_request')
    .set({ state: 'not-finished', ended_at: dateOf(now), ended_by: by, end_reason: reason })
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .$narrowType<{ person_id: NotNull }>()
    .executeTakeFirst();
  if (!ended) return false;
  if (from === 'available' && ended.copy_id !== null) {
    await sendOff(trx, {
      copyId: ended.copy_id,
      fromLibraryId: ended.receiving_library_id,
      toLibraryId: ended.origin_library_id,
      loanRequestId: null,
      cameIn: false,
      at: dateOf(now),
    });
  }
  await tell(trx, ended, now, ended.pickup_until);
  if (endedBy !== null) await noteEnd(trx, ended, endedBy, now);
  return true;
}

/** Statement that a copy is not where it should be, and the login of the staff that makes it. */
export interface MissingReport {
  readonly now: Temporal.Instant;
  /** Reason that the person reads who asked for it from another library. */
  readonly reason: string;
  readonly endedBy: number;
}

/** Ends the request whose copy is nowhere to be found, on its way or set aside. */
export async function endMissing(
  trx: Db,
  copyId: number,
  { now, reason, endedBy }: MissingReport,
): Promise<void> {
  const ended = await trx
    .updateTable('loan_request')
    .set({ state: 'not-finished', ended_at: dateOf(now), ended_by: 'staff', end_reason: reason })
    .where('copy_id', '=', copyId)
    .where('state', 'in', ['in-transit', 'available'])
    .returningAll()
    .$narrowType<{ person_id: NotNull }>()
    .executeTakeFirst();
  if (!ended) return;
  await tell(trx, ended, now, ended.pickup_until);
  await noteEnd(trx, ended, endedBy, now);
}

function noteEnd(
  trx: Db,
  { id: requestId, title_id: titleId, person_id: personId }: RequestRow,
  loginId: number,
  now: Temporal.Instant,
): Promise<void> {
  const details = { requestId, titleId };
  return recordEvent(
    trx,
    { now: () => now },
    { kind: 'request-ended', loginId, personId, details },
  );
}

type RequestRow = {
  readonly id: number;
  readonly person_id: number;
  readonly title_id: number;
  readonly receiving_library_id: number;
  readonly state: 'waiting' | 'in-transit' | 'available' | 'finished' | 'not-finished';
  readonly end_reason: string;
};

async function tell(
  trx: Db,
  moved: RequestRow,
  now: Temporal.Instant,
  day: string | null,
): Promise<void> {
  await writeNotice(trx, {
    personId: moved.person_id,
    kind: 'request-moved',
    event: `request:${moved.id}:${moved.state}`,
    facts: {
      requestId: moved.id,
      titleId: moved.title_id,
      libraryId: moved.receiving_library_id,
      state: moved.state,
      day,
      reason: moved.end_reason,
    },
    at: dateOf(now),
  });
}
