import type { Db, LoanTerms } from '@estante/database';
import { sql } from 'kysely';
import { timeZone } from '../../../platform/clock.ts';
import { makeAvailable, recordLoans } from '../copies/index.ts';
import { dateOf } from '../facts/index.ts';
import type { NamedCopy, NamedLogin } from './named-row-repository.ts';
import type { LoanLine } from './read-loans.ts';

export interface KnownLoan {
  readonly id: number;
  readonly personId: number;
  readonly lentOn: string;
  readonly dueOn: string | null;
  readonly renewals: number;
  readonly returnedOn: string | null;
  /** Whether it was renewed here, or put off to another day by staff. */
  readonly isOurs: boolean;
}

/** Loans of a copy, the last first. */
export async function findLoansOf(trx: Db, copyId: number): Promise<KnownLoan[]> {
  const { rows } = await sql<KnownLoan>`
    select id, person_id as "personId", (lent_at at time zone ${timeZone})::date::text as "lentOn",
      due_on::text as "dueOn", renewals, (returned_at at time zone ${timeZone})::date::text
        as "returnedOn",
      exists (select from renewal r where r.loan_id = loan.id) or exists (
        select from circulation_exception e where e.loan_id = loan.id and e.act = 'due-day')
        as "isOurs"
    from loan where copy_id = ${copyId} order by lent_at desc, id desc`.execute(trx);
  return rows;
}

/** Noon of a day: a file knows days alone. */
function noonOf(day: string): Date {
  const noon = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '12:00' });
  return dateOf(noon.toInstant());
}

interface NewLoan {
  readonly line: LoanLine;
  readonly copy: NamedCopy;
  readonly login: NamedLogin;
  readonly terms: LoanTerms;
  readonly now: Date;
}

/** Moment of an act, at the latest now: noon stands for its day, and that of today may be yet to come. */
const byNow = (at: Date, now: Date) => (at > now ? now : at);

/** @returns the number of the loan */
export async function addLoan(
  trx: Db,
  { line, copy, login, terms, now }: NewLoan,
): Promise<number> {
  const lentAt = byNow(noonOf(line.lentOn), now);
  const { id } = await trx
    .insertInto('loan')
    .values({
      person_id: login.personId,
      login_id: login.id,
      copy_id: copy.id,
      title_id: copy.titleId,
      barcode: copy.barcode,
      library_id: copy.libraryId,
      lent_at: lentAt,
      lent_in: copy.libraryId,
      due_on: line.dueOn,
      due_at: null,
      renewals: line.renewals,
      rule: JSON.stringify(terms),
      ...returned(line, copy, now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (line.returnedOn === null) await writeState(trx, copy.id, line.dueOn);
  return id;
}

function returned({ returnedOn }: LoanLine, { libraryId }: NamedCopy, now: Date) {
  return returnedOn === null
    ? {}
    : { returned_at: byNow(noonOf(returnedOn), now), returned_in: libraryId };
}

/** Changes an open loan that the file knows more of: another day, or its return. */
export async function changeLoan(
  trx: Db,
  there: KnownLoan,
  { line, copy, now }: Pick<NewLoan, 'line' | 'copy' | 'now'>,
): Promise<void> {
  await trx
    .updateTable('loan')
    .set({
      due_on: line.dueOn,
      due_at: null,
      renewals: line.renewals,
      rule: sql`jsonb_set(rule::jsonb, '{renewals}',
        to_jsonb(greatest((rule ->> 'renewals')::integer, ${line.renewals}::integer)))::json`,
      ...returned(line, copy, now),
    })
    .where('id', '=', there.id)
    .execute();
  await writeState(trx, copy.id, line.returnedOn === null ? line.dueOn : null);
}

/** Writes the copy's state: out until a day, or back. */
async function writeState(trx: Db, copyId: number, dueOn: string | null): Promise<void> {
  if (dueOn === null) await makeAvailable(trx, copyId);
  else await recordLoans(trx, [{ copyId, dueOn }]);
}
