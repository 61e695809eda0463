import type { Db, LoanTerms } from '@estante/database';
import { sql, type NotNull } from 'kysely';
import { dueOfColumns, momentOf, ruleOfTerms } from '../facts/index.ts';
import type { Due } from '../rules/index.ts';

/** A loan that has not come to its end, with the rule it was made under. */
export interface OpenLoan {
  readonly id: number;
  readonly personId: number;
  readonly loginId: number;
  readonly copyId: number | null;
  readonly titleId: number;
  readonly barcode: string;
  /** The copy's own. */
  readonly libraryId: number;
  readonly lentAt: Temporal.Instant;
  readonly due: Due;
  readonly renewals: number;
  readonly rule: ReturnType<typeof ruleOfTerms>;
}

const columns = [
  'id',
  'person_id',
  'login_id',
  'copy_id',
  'barcode',
  'library_id',
  'lent_at',
  'due_on',
  'due_at',
  'renewals',
  'rule',
] as const;

/** Reads an open loan; null where it has ended or does not exist. */
export async function readLoan(db: Db, loanId: number): Promise<OpenLoan | null> {
  const row = await openLoans(db).where('id', '=', loanId).executeTakeFirst();
  return row ? loanOf(row) : null;
}

/** Holds an open loan for the rest of the transaction. The copies and the person are locked before it. */
export async function lockOpenLoan(trx: Db, loanId: number): Promise<OpenLoan | null> {
  const row = await openLoans(trx).where('id', '=', loanId).forNoKeyUpdate().executeTakeFirst();
  return row ? loanOf(row) : null;
}

/** Open loans of one person. */
export async function findOpenLoans(db: Db, personId: number): Promise<readonly OpenLoan[]> {
  const rows = await openLoans(db).where('person_id', '=', personId).orderBy('id').execute();
  return rows.map(loanOf);
}

/** Open loans of one person, but for what they say was returned. */
export async function findRenewable(db: Db, personId: number): Promise<readonly number[]> {
  const rows = await openLoans(db)
    .where('person_id', '=', personId)
    .where(sql<boolean>`not exists (select from copy c
      where c.id = loan.copy_id and c.state = 'claimed-returned')`)
    .execute();
  return rows.map(({ id }) => id);
}

/** The title that its copy stands under now; of a copy that has gone, the one it was lent under. */
const titleNow = sql<number>`coalesce(
  (select c.title_id from copy c where c.id = loan.copy_id), loan.title_id)`;

function openLoans(db: Db) {
  return db
    .selectFrom('loan')
    .select(columns)
    .select(titleNow.as('title_id'))
    .where('returned_at', 'is', null)
    .$narrowType<{ person_id: NotNull; login_id: NotNull }>();
}

interface LoanRow {
  readonly id: number;
  readonly person_id: number;
  readonly login_id: number;
  readonly copy_id: number | null;
  readonly title_id: number;
  readonly barcode: string;
  readonly library_id: number;
  readonly lent_at: Date;
  readonly due_on: string | null;
  readonly due_at: Date | null;
  readonly renewals: number;
  readonly rule: LoanTerms;
}

function loanOf(row: LoanRow): OpenLoan {
  return {
    id: row.id,
    personId: row.person_id,
    loginId: row.login_id,
    copyId: row.copy_id,
    titleId: row.title_id,
    barcode: row.barcode,
    libraryId: row.library_id,
    lentAt: momentOf(row.lent_at),
    due: dueOfColumns(row),
    renewals: row.renewals,
    rule: ruleOfTerms(row.rule),
  };
}
