import type { Db } from '@estante/database';
import type { Clock } from '../../../platform/clock.ts';
import { eachByItself, tryEach } from '../../../platform/jobs/each-by-itself.ts';
import { lockPerson } from '../../patrons/index.ts';
import type { OpeningCalendar } from '../calendar/index.ts';
import {
  dateOf,
  dueOfColumns,
  isInForce,
  momentOf,
  readCirculationSettings,
  readOpeningEntries,
  ruleOfTerms,
  type KeptEntry,
  type OpeningDays,
} from '../facts/index.ts';
import { writeNotice } from '../notices/index.ts';
import { civilDay, compareDue, dueDay, dueWithin, latenessOf } from '../rules/index.ts';
import {
  findClosure,
  findFines,
  findLoansDue,
  findPickupsIn,
  findUnappliedClosures,
  type Closure,
  type Fine,
  type OpenLoan,
  type Pickup,
  movedFact,
} from './affected.ts';
import {
  setLoanDue,
  setPickupDeadline,
  discountFine,
  lockCopiesOf,
  markApplied,
} from './closure-repository.ts';

interface ApplyDeps {
  readonly db: Db;
  readonly clock: Clock;
}

interface AppliedClosure {
  readonly loans: number;
  readonly pickups: number;
  readonly fines: number;
  /** Number of people for whom something was done. */
  readonly people: number;
  /** Faults of those for whom it is still to be done; null for none. */
  readonly fault: AggregateError | null;
}

interface Days {
  readonly calendarOf: (libraryId: number) => OpeningCalendar;
  /**
   * Calendar without the closure, by which a last day of a copy set aside at a moment stands as it does: with the
   * closures that acted on it and were undone since.
   */
  readonly calendarBefore: (libraryId: number, at: Date) => OpeningCalendar;
  /** Calendar without the closure, with those by which a fine was counted at a moment and that were undone since. */
  readonly calendarOfCharge: (libraryId: number, at: Date) => OpeningCalendar;
  readonly countsClosedDays: boolean;
}

/** Applies closures that a server left over when it stopped; each by itself. */
export async function applyLeftClosures(deps: ApplyDeps, signal: AbortSignal): Promise<number> {
  const ids = await findUnappliedClosures(deps.db);
  const applied = await eachByItself(ids, signal, async (id) => {
    const { fault } = await applyClosure(deps, id);
    if (fault) throw fault;
  });
  return applied.length;
}

/**
 * Dates anew what a closure makes impossible, for each person by themselves. Done twice it changes
 * nothing more; it counts as done once it is for everybody.
 */
export async function applyClosure(deps: ApplyDeps, id: number): Promise<AppliedClosure> {
  const { db, clock } = deps;
  const closure = await findClosure(db, id);
  if (!closure) return { loans: 0, pickups: 0, fines: 0, people: 0, fault: null };
  const days = await daysAround(db, closure);
  const people = await peopleOf(db, closure);
  const { outcomes: done, fault } = await tryEach(
    people,
    new AbortController().signal,
    (personId) =>
      db.transaction().execute((trx) => applyTo(trx, clock.now(), { closure, days, personId })),
  );
  if (!fault) await markApplied(db, id, dateOf(clock.now()));
  const sum = (of: (one: (typeof done)[number]) => number) =>
    done.reduce((total, one) => total + of(one), 0);
  return {
    loans: sum(({ loans }) => loans),
    pickups: sum(({ pickups }) => pickups),
    fines: sum(({ fines }) => fines),
    people: sum(({ loans, pickups, fines }) => Math.min(1, loans + pickups + fines)),
    fault,
  };
}

async function daysAround(db: Db, closure: Closure): Promise<Days> {
  const { countsClosedDays } = await readCirculationSettings(db);
  const entries = await readOpeningEntries(db);
  const now = entries.daysOf(isInForce);
  const known = new Map<string, OpeningDays>();
  const withUndone = (isCounted: (one: KeptEntry) => boolean) => {
    const undone = entries.all.filter((one) => !isInForce(one) && isCounted(one));
    const key = undone.map(({ id }) => id).join(' ');
    const isMeant = (one: KeptEntry) =>
      one.id !== closure.id && (isInForce(one) || undone.includes(one));
    const days = known.get(key) ?? entries.daysOf(isMeant);
    known.set(key, days);
    return days;
  };
  return {
    calendarOf: (id) => now.calendarOf(id),
    calendarBefore: (id, at) => withUndone((one) => acted(one, at)).calendarOf(id),
    calendarOfCharge: (id, at) => withUndone((one) => wasInForce(one, at)).calendarOf(id),
    countsClosedDays,
  };
}

/**
 * Whether a closure acted on what was dated at a moment: this was counted by it, or was there when it was
 * applied. Nothing of it was taken back when it was undone.
 */
function acted(closure: KeptEntry, at: Date): boolean {
  const { applied_at, undone_at } = closure;
  return wasInForce(closure, at) || (applied_at !== null && undone_at !== null && undone_at > at);
}

/** Whether days were counted by a closure at a moment. */
function wasInForce({ closed_at, applied_at, undone_at }: KeptEntry, at: Date): boolean {
  const since = closed_at ?? applied_at;
  return since !== null && since <= at && (undone_at === null || undone_at > at);
}

async function peopleOf(db: Db, closure: Closure): Promise<number[]> {
  const found = [
    ...(await findLoansDue(db, closure)),
    ...(await findPickupsIn(db, closure)),
    ...(await findFines(db, closure)),
  ];
  return [...new Set(found.map(({ personId }) => personId))].toSorted((one, other) => one - other);
}

interface Task {
  readonly closure: Closure;
  readonly days: Days;
  readonly personId: number;
}

async function applyTo(trx: Db, now: Temporal.Instant, task: Task) {
  const { closure, personId } = task;
  await lockCopiesOf(trx, [
    ...(await findLoansDue(trx, closure, personId)),
    ...(await findPickupsIn(trx, closure, personId)),
  ]);
  await lockPerson(trx, personId);
  let [loans, pickups, fines] = [0, 0, 0];
  for (const loan of await findLoansDue(trx, closure, personId)) {
    if (await applyToLoan(trx, now, task, loan)) loans += 1;
  }
  for (const pickup of await findPickupsIn(trx, closure, personId)) {
    if (await applyToPickup(trx, now, task, pickup)) pickups += 1;
  }
  for (const fine of await findFines(trx, closure, personId)) {
    if (await applyToFine(trx, now, task, fine)) fines += 1;
  }
  return { loans, pickups, fines };
}

async function applyToLoan(trx: Db, now: Temporal.Instant, task: Task, loan: OpenLoan) {
  const was = dueOfColumns(loan);
  const due = dueWithin(was, task.days.calendarOf(loan.libraryId));
  if (compareDue(due, was) <= 0) return false;
  await setLoanDue(trx, loan, due);
  const moved = { of: 'loan', name: `loan:${loan.id}`, day: dueDay(due) } as const;
  await tell(trx, now, task, { ...loan, ...moved, named: movedFact.loan(loan.id) });
  return true;
}

/**
 * Moves a last day to fetch a copy to one that is open, with as many open days as there were. Once for each closure: of
 * a day that was moved nobody could say any more how many there were.
 */
async function applyToPickup(trx: Db, now: Temporal.Instant, task: Task, pickup: Pickup) {
  const { calendarOf, calendarBefore } = task.days;
  const until = Temporal.PlainDate.from(pickup.until);
  const since = civilDay(momentOf(pickup.since));
  const given = calendarBefore(pickup.libraryId, pickup.since).openDaysBetween(since, until);
  const calendar = calendarOf(pickup.libraryId);
  const counted = calendar.openDaysAfter(since, given);
  const anew = calendar.openOnOrAfter(isLater(counted, until) ? counted : until);
  if (!isLater(anew, until)) return false;
  const moved = { of: 'pickup', name: `pickup:${pickup.kind}:${pickup.id}`, day: anew } as const;
  const named = movedFact[pickup.kind](pickup.id);
  if (!(await tell(trx, now, task, { ...pickup, ...moved, named }))) return false;
  await setPickupDeadline(trx, pickup, anew.toString());
  return true;
}

function isLater(one: Temporal.PlainDate, other: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(one, other) > 0;
}

async function applyToFine(trx: Db, now: Temporal.Instant, { closure, days }: Task, fine: Fine) {
  const was = dueOfColumns(fine);
  const { countsClosedDays } = days;
  const fineBy = (calendar: OpeningCalendar) =>
    latenessOf(was, momentOf(fine.returnedAt), ruleOfTerms(fine.rule), {
      calendar,
      countsClosedDays,
    }).fine;
  const less =
    fineBy(days.calendarOfCharge(fine.libraryId, fine.chargedAt)) -
    fineBy(days.calendarOf(fine.libraryId)) -
    fine.takenOff;
  return less > 0 && discountFine(trx, fine, closure, less, dateOf(now));
}

interface MovedDay {
  readonly of: 'loan' | 'pickup';
  /** Name that no other loan or pickup has. */
  readonly name: string;
  readonly named: ReturnType<(typeof movedFact)[keyof typeof movedFact]>;
  readonly titleId: number;
  readonly libraryId: number;
  readonly day: Temporal.PlainDate;
}

/** Tells a person of a new date; false where they were told of this before. */
async function tell(
  trx: Db,
  at: Temporal.Instant,
  { closure, personId }: Task,
  { of, name, named, titleId, libraryId, day }: MovedDay,
): Promise<boolean> {
  return writeNotice(trx, {
    personId,
    kind: 'dated-anew',
    event: `${name}:closure:${closure.id}`,
    facts: { ...named, titleId, libraryId, of, day: day.toString(), reason: closure.reason },
    at: dateOf(at),
  });
}
