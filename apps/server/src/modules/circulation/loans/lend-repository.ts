import type { Db } from '@estante/database';
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
