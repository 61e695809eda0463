import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../../platform/sql/name-in.ts';

/** Requests of a person whose copies have come from another library, by the last day to fetch them. */
export function findReadyRequests(db: Db, personId: number, language: Language) {
  return db
    .selectFrom('loan_request as r')
    .innerJoin('library as b', 'b.id', 'r.receiving_library_id')
    .leftJoin('copy as c', 'c.id', 'r.copy_id')
    .leftJoin('title as t', 't.id', 'r.title_id')
    .where('r.person_id', '=', personId)
    .where('r.state', '=', 'available')
    .select(['r.id', 'r.title_id as titleId', 'c.barcode', nameIn('b', language).as('library')])
    .select(['r.pickup_until as pickupUntil'])
    .select(sql<string>`coalesce(t.description ->> 'title', '')`.as('title'))
    .orderBy('r.pickup_until')
    .orderBy('r.id')
    .execute();
}

/** Holds of a person whose copies stand on the hold shelf, by the last day to fetch them. */
export function findReadyHolds(db: Db, personId: number, language: Language) {
  return db
    .selectFrom('hold as h')
    .innerJoin('library as b', 'b.id', 'h.library_id')
    .leftJoin('copy as c', 'c.id', 'h.copy_id')
    .leftJoin('title as t', 't.id', 'h.title_id')
    .where('h.person_id', '=', personId)
    .where('h.state', '=', 'released')
    .select(['h.id', 'h.title_id as titleId', 'c.barcode', nameIn('b', language).as('library')])
    .select(['h.pickup_until as pickupUntil'])
    .select(sql<string>`coalesce(t.description ->> 'title', '')`.as('title'))
    .orderBy('h.pickup_until')
    .orderBy('h.id')
    .execute();
}
