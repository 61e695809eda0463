import type { Db } from '@estante/database';

interface PastLoan {
  readonly titleId: number;
  /** Moment in ISO 8601. */
  readonly lentAt: string;
  /** Library of the copy; the first library where none is named. */
  readonly libraryId?: number;
}

/** Loans of `ana` that are over. */
export async function writePastLoans(db: Db, loans: readonly PastLoan[]): Promise<void> {
  const rows = loans.map(({ titleId, lentAt, libraryId = 1 }) => ({
    person_id: 1,
    login_id: 1,
    copy_id: null,
    title_id: titleId,
    barcode: 'past',
    library_id: libraryId,
    lent_at: new Date(lentAt),
    lent_in: libraryId,
    lent_by: null,
    due_on: lentAt.slice(0, 10),
    due_at: null,
    rule: JSON.stringify({ renewals: 0 }),
    returned_at: new Date(lentAt),
    returned_in: libraryId,
  }));
  await db.insertInto('loan').values(rows).execute();
}
