import type { Db } from '@estante/database';
import { sql } from 'kysely';

/**
 * The person for whom a copy is set aside until a day: by a hold of its library, or a request that
 * has come.
 */
export interface SetAside {
  readonly by: { readonly kind: 'hold' | 'request'; readonly id: number };
  readonly personId: number;
  /** Library in which it is fetched. */
  readonly libraryId: number;
  /** The last day, 'YYYY-MM-DD'. */
  readonly pickupUntil: string;
}

export async function findSetAside(db: Db, copyId: number): Promise<SetAside | null> {
  const { rows } = await sql<{
    kind: 'hold' | 'request';
    id: number;
    personId: number;
    libraryId: number;
    pickupUntil: string;
  }>`
    select 'hold' as kind, id, person_id as "personId", library_id as "libraryId",
      pickup_until::text as "pickupUntil"
    from hold where copy_id = ${copyId} and state = 'released'
    union all
    select 'request', id, person_id, receiving_library_id, pickup_until::text
    from loan_request where copy_id = ${copyId} and state = 'available'`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { kind, id, personId, libraryId, pickupUntil } = row;
  return { by: { kind, id }, personId, libraryId, pickupUntil };
}
