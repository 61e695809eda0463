import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { CopyState } from '../circulation/availability/index.ts';

/** Copies of a title, or its textual holdings, that are alike in all that is told of them in a result. */
export interface HeldItems {
  readonly titleId: number;
  readonly libraryId: number;
  readonly collectionId: number | null;
  readonly locationId: number | null;
  readonly material: string;
  readonly loanTypeId: number | null;
  /** State of the copies; null for textual holdings. */
  readonly state: CopyState | null;
  readonly isWithdrawn: boolean;
  readonly expectedOn: string | null;
  readonly items: number;
}

/** Copies and textual holdings of each title that has any, alike ones counted together, by title number. */
export async function findHeldItems(
  db: Db,
  titleIds: readonly number[],
): Promise<ReadonlyMap<number, readonly HeldItems[]>> {
  if (titleIds.length === 0) return new Map();
  const { rows } = await sql<HeldItems>`
    select title_id as "titleId", library_id as "libraryId", collection_id as "collectionId",
      location_id as "locationId", additional_material as material, loan_type_id as "loanTypeId",
      state, status = 'withdrawn' as "isWithdrawn", expected_on::text as "expectedOn",
      count(*)::integer as items
    from copy where title_id = any(${titleIds}::integer[])
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9
    union all
    select title_id, library_id, null, null, '', null, null, false, null, count(*)::integer
    from holding where title_id = any(${titleIds}::integer[])
    group by 1, 2`.execute(db);
  return Map.groupBy(rows, ({ titleId }) => titleId);
}
