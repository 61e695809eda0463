import type { Db } from '@estante/database';
import { sql } from 'kysely';

/** A shelf that is marked on a plan, with what stands there. */
export interface MarkedShelf {
  readonly id: number;
  readonly planId: number;
  readonly libraryId: number;
  /** '2.º piso' */
  readonly plan: string;
  readonly digest: string;
  readonly name: string;
  /** '' for no end. */
  readonly from: string;
  readonly to: string;
  /** Null for any. */
  readonly locationId: number | null;
  readonly collectionId: number | null;
}

export function findShelves(db: Db, libraryIds: readonly number[]): Promise<MarkedShelf[]> {
  return db
    .selectFrom('plan_shelf as s')
    .innerJoin('floor_plan as p', 'p.id', 's.plan_id')
    .where('p.library_id', '=', sql<number>`any(${libraryIds}::integer[])`)
    .select(['s.id', 'p.id as planId', 'p.library_id as libraryId', 'p.name as plan', 'p.digest'])
    .select(['s.name', 's.call_from as from', 's.call_to as to'])
    .select(['s.location_id as locationId', 's.collection_id as collectionId'])
    .orderBy('p.id')
    .orderBy('s.position')
    .execute();
}

/** A plan as it is drawn, and the shape of one of its shelves, where one is asked for. */
export function findDrawing(db: Db, planId: number, shelfId: number | null) {
  return db
    .selectFrom('floor_plan as p')
    .leftJoin('plan_shelf as s', (join) =>
      join.onRef('s.plan_id', '=', 'p.id').on('s.id', '=', shelfId ?? 0),
    )
    .where('p.id', '=', planId)
    .select(['p.drawing', 'p.digest', 's.shape'])
    .executeTakeFirst();
}
