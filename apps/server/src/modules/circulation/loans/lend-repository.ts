import type { Db } from '@estante/database';
import { sql, type NotNull } from 'kysely';
import * as copies from '../copies/index.ts';
import { dateOf, dueColumns, termsOf, type CirculatingCopy } from '../facts/index.ts';
import { dueDay, type Due, type LoanRule } from '../rules/index.ts';
import type { LendCommand } from './lend-command.ts';

/** Person who owns a login; null where there is none such. */
export async function findOwner(db: Db, loginId: number): Promise<number | null> {
  const row = await db
    .selectFrom('login')
    .select('person_id')
    .where('id', '=', loginId)
    .executeTakeFirst();
  return row?.person_id ?? null;
}

/** Open loans of a person with what their rule is found by; the type of what has gone is not known. */
export function findLoanCases(db: Db, personId: number) {
  return db
    .selectFrom('loan as l')
    .leftJoin('copy as c', 'c.id', 'l.copy_id')
    .select(['l.id', 'l.library_id as libraryId', 'c.loan_type_id as loanTypeId'])
    .where('l.person_id', '=', personId)
    .where('l.returned_at', 'is', null)
    .orderBy('l.id')
    .execute();
}

/** Library that a copy is on its way to, and the request between libraries that it is meant for. */
export interface Way {
  readonly transit: { readonly toLibraryId: number; readonly requestId: number | null } | null;
  readonly request: {
    readonly id: number;
    readonly personId: number;
    /** Whether it has come to where it is fetched. */
    readonly isThere: boolean;
  } | null;
}

export async function findWay(db: Db, copyId: number): Promise<Way> {
  const transit = await db
    .selectFrom('transit')
    .select(['to_library_id as toLibraryId', 'loan_request_id as requestId'])
    .where('copy_id', '=', copyId)
    .where('arrived_at', 'is', null)
    .executeTakeFirst();
  const request = await db
    .selectFrom('loan_request')
    .select(['id', 'person_id as personId'])
    .select(sql<boolean>`state = 'available'`.as('isThere'))
    .where('copy_id', '=', copyId)
    .where('ended_at', 'is', null)
    .$narrowType<{ personId: NotNull }>()
    .executeTakeFirst();
  return { transit: transit ?? null, request: request ?? null };
}

/** Ends the way of a copy that is here. */
export async function receiveCopy(trx: Db, copyId: number, at: Temporal.Instant): Promise<void> {
  await trx
    .updateTable('transit')
    .set({ arrived_at: dateOf(at) })
    .where('copy_id', '=', copyId)
    .where('arrived_at', 'is', null)
    .execute();
}

interface NewLoan {
  readonly command: LendCommand;
  readonly copy: CirculatingCopy;
  readonly personId: number;
  readonly rule: LoanRule;
  readonly due: Due;
}

/** Writes a loan, and on its copy that it is out. The number of the loan. */
export async function insertLoan(
  trx: Db,
  { command, copy, personId, rule, due }: NewLoan,
): Promise<number> {
  const { id } = await trx
    .insertInto('loan')
    .values({
      person_id: personId,
      login_id: command.loginId,
      copy_id: copy.id,
      title_id: copy.titleId,
      barcode: copy.barcode ?? command.barcode,
      library_id: copy.libraryId,
      lent_at: dateOf(command.at),
      lent_in: command.libraryId,
      lent_by: command.lentBy,
      ...dueColumns(due),
      rule: JSON.stringify(termsOf(rule)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await copies.lend(trx, copy.id, dueDay(due).toString());
  return id;
}

/** The open hold of a person that this copy fulfils, from whatever shelf it was wanted. */
export async function findOwnHold(
  db: Db,
  personId: number,
  copy: CirculatingCopy,
): Promise<number | null> {
  const row = await db
    .selectFrom('hold')
    .select('id')
    .where('person_id', '=', personId)
    .where('title_id', '=', copy.titleId)
    .where('library_id', '=', copy.libraryId)
    .where('volume', '=', copy.volume)
    .where('tome', '=', copy.tome)
    .where('part', '=', copy.part)
    .where('additional_material', '=', copy.additionalMaterial)
    .where('state', '<>', 'ended')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A request between libraries has come to its end: the loan. */
export async function finishRequest(
  trx: Db,
  requestId: number,
  loanId: number,
  at: Temporal.Instant,
): Promise<void> {
  await trx
    .updateTable('loan_request')
    .set({ state: 'finished', loan_id: loanId, ended_at: dateOf(at) })
    .where('id', '=', requestId)
    .execute();
}
