import type { Db } from '@estante/database';
import { sql, type SqlBool } from 'kysely';
import { holds } from '../circulation/index.ts';

interface HistoryEnd {
  /** Moment before which something is over that is forgotten. */
  readonly before: Temporal.Instant;
  /** YYYY-MM-DD: until when a suspension lasts is held against it. */
  readonly today: string;
  /** Whether what was to be told of it goes untold. */
  readonly isUntoldToo?: boolean;
}

/**
 * Whether a loan `l` that is over stays its reader's: there was a debt over it, or a suspension lasts on a
 * day.
 */
export const isHeld = (today: string) => sql<SqlBool>`(
  exists (select from debt d where d.loan_id = l.id)
  or exists (select from suspension s where s.loan_id = l.id
    and s.lifted_at is null and s.until_day >= ${today}::date))`;

/** Whether facts name no loan, hold or request that is still somebody's; both are columns. */
const nameNothingOf = (person: string, facts: string) => sql<SqlBool>`(
  not exists (select from loan l where l.person_id = ${sql.ref(person)}
    and l.id = (${sql.ref(facts)} ->> 'loanId')::integer)
  and not exists (select from hold h where h.person_id = ${sql.ref(person)}
    and h.id = (${sql.ref(facts)} ->> 'holdId')::integer)
  and not exists (select from loan_request q where q.person_id = ${sql.ref(person)}
    and q.id = (${sql.ref(facts)} ->> 'requestId')::integer))`;

/** Whether a notice `n` tells of a loan, hold or request, and of none that is still its reader's. */
export const isOfWhatIsOver = sql<SqlBool>`(
  n.kind in ('due-soon', 'due-today', 'overdue', 'renewed', 'not-renewed', 'dated-anew',
    'hold-released', 'hold-expired', 'hold-cancelled', 'hold-ending', 'request-moved')
  and ${nameNothingOf('n.person_id', 'n.facts')})`;

/**
 * Whether a delivery `d` to a webhook `w` tells of a loan, hold or request, and of none that is still its reader's. Of
 * what was dated anew, deliveries of before name nothing.
 */
export const tellsOfWhatIsOver = sql<SqlBool>`(
  (d.facts ->> 'loanId' is not null or d.facts ->> 'holdId' is not null
    or d.event in ('request.moved', 'loan.dated_anew', 'hold.dated_anew'))
  and ${nameNothingOf('w.person_id', 'd.facts')})`;

/**
 * Takes a person's name off what is over: it stays as a fact for statistics. What is open stays theirs,
 * and a loan of which a debt was written, or a suspension that lasts. Under the lock of the person.
 */
export async function forgetHistory(trx: Db, personId: number, over: HistoryEnd): Promise<void> {
  await forgetLoans(trx, personId, over);
  await forgetWishes(trx, personId, over);
  await forgetNotices(trx, personId, over);
  await forgetDeliveries(trx, personId, over);
}

async function forgetLoans(
  trx: Db,
  personId: number,
  { before, today }: HistoryEnd,
): Promise<void> {
  await sql`
    with gone as (
      update loan l set person_id = null, login_id = null
      where l.person_id = ${personId} and l.returned_at < ${before.toString()}::timestamptz
        and not ${isHeld(today)}
      returning l.id
    ), forgotten as (
      delete from circulation_exception where loan_id in (select id from gone)
    )
    update suspension set loan_id = null where loan_id in (select id from gone)`.execute(trx);
}

/**
 * Forgets holds and requests, with what letters let their person do about them. Holds whose copy is still to be taken
 * off the shelf are open to the staff.
 */
async function forgetWishes(trx: Db, personId: number, { before }: HistoryEnd): Promise<void> {
  const at = before.toString();
  await sql`
    with gone as (
      update hold h set person_id = null, login_id = null, end_note = ''
      where h.person_id = ${personId} and h.state = 'ended' and h.ended_at < ${at}::timestamptz
        and ${holds.isLeft} is not true
      returning id
    ), forgotten as (
      delete from circulation_exception where hold_id in (select id from gone)
    )
    delete from letter_act where hold_id in (select id from gone)`.execute(trx);
  await sql`
    update loan_request set person_id = null, login_id = null, phone = '', email = '',
      authorised_person = '', address = '', is_home_delivery = false, end_reason = ''
    where person_id = ${personId} and ended_at < ${at}::timestamptz`.execute(trx);
}

/**
 * Forgets notices of loans, holds and requests that are over, once they were told; of what is open they
 * would be told again. Where untold ones go too, they are those that name a thing that is over.
 */
async function forgetNotices(
  trx: Db,
  personId: number,
  { before, isUntoldToo = false }: HistoryEnd,
): Promise<void> {
  await sql`
    delete from notice n
    where n.person_id = ${personId} and n.created_at < ${before.toString()}::timestamptz
      and (n.mailed_at is not null
        or (${isUntoldToo} and coalesce(
          n.facts ->> 'loanId', n.facts ->> 'holdId', n.facts ->> 'requestId') is not null))
      and ${isOfWhatIsOver}`.execute(trx);
}

/** Forgets what webhooks were told of loans, holds and requests that are over; what waits is told first, as notices are. */
async function forgetDeliveries(
  trx: Db,
  personId: number,
  { before, isUntoldToo = false }: HistoryEnd,
): Promise<void> {
  await sql`
    delete from webhook_delivery d using webhook w
    where w.id = d.webhook_id and w.person_id = ${personId}
      and d.happened_at < ${before.toString()}::timestamptz
      and (d.outcome <> 'waiting' or ${isUntoldToo}) and ${tellsOfWhatIsOver}`.execute(trx);
}
