import type { CirculationStatus, CopyStatus, Db } from '@estante/database';
import { sql } from 'kysely';

/** A copy as circulation sees it. */
export interface CirculatingCopy {
  readonly id: number;
  readonly titleId: number;
  readonly libraryId: number;
  readonly barcode: string | null;
  readonly volume: string;
  readonly tome: string;
  readonly part: string;
  readonly additionalMaterial: string;
  readonly loanTypeId: number | null;
  readonly locationId: number | null;
  readonly state: CopyState;
  /** The day it is expected back, 'YYYY-MM-DD', where it is out and one is known. */
  readonly expectedOn: string | null;
  /** The open loan of it. */
  readonly loanId: number | null;
  readonly loanPersonId: number | null;
  /** The released hold for which it stands on the hold shelf. */
  readonly holdId: number | null;
  readonly holdPersonId: number | null;
}

export type CopyState = CirculationStatus | CopyStatus;

/**
 * Locks the copies of a title for the rest of the transaction, and reads them. A change to loans, holds or requests of
 * a title does this first, and locks the person after it: one order, so that no transactions wait for each other.
 */
export async function lockCopies(trx: Db, titleId: number): Promise<readonly CirculatingCopy[]> {
  await trx
    .selectFrom('copy')
    .select('id')
    .where('title_id', '=', titleId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return readCopies(trx, titleId);
}

/** The copies of a title, those that are lost or withdrawn too. */
export async function readCopies(db: Db, titleId: number): Promise<readonly CirculatingCopy[]> {
  const { rows } = await sql<CirculatingCopy>`
    select c.id, c.title_id as "titleId", c.library_id as "libraryId", c.barcode, c.volume, c.tome,
      c.part, c.additional_material as "additionalMaterial", c.loan_type_id as "loanTypeId",
      c.location_id as "locationId", c.state, c.expected_on::text as "expectedOn",
      l.id as "loanId", l.person_id as "loanPersonId", h.id as "holdId",
      h.person_id as "holdPersonId"
    from copy c
      left join loan l on l.copy_id = c.id and l.returned_at is null
      left join hold h on h.copy_id = c.id and h.state = 'released'
    where c.title_id = ${titleId} order by c.id`.execute(db);
  return rows;
}
