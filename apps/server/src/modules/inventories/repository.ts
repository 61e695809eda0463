import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';
import { isSeenBy, type Sight } from '../staff-access/index.ts';

function seen({ db, loginId, language }: Sight) {
  return db
    .selectFrom('inventory as i')
    .innerJoin('library as b', 'b.id', 'i.library_id')
    .leftJoin('location as lo', 'lo.id', 'i.location_id')
    .innerJoin('login as l', 'l.id', 'i.started_by')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select(['i.id', 'i.library_id', 'i.location_id', 'i.from_call', 'i.to_call'])
    .select(['i.started_at', 'i.ended_at', 'i.listed_at', 'p.name'])
    .select(nameIn('b', language).as('library'))
    .select(nameIn<string | null>('lo', language).as('location'))
    .select((eb) =>
      eb
        .selectFrom('inventory_scan as s')
        .whereRef('s.inventory_id', '=', 'i.id')
        .select(({ fn }) => fn.countAll<string>().as('total'))
        .as('scans'),
    )
    .where(isSeenBy(loginId, 'i.library_id'));
}

export type InventoryRow = NonNullable<Awaited<ReturnType<typeof findInventory>>>;

export function findInventory(sight: Sight, id: number) {
  return seen(sight).where('i.id', '=', id).executeTakeFirst();
}

/** Inventories listed at most: the others are kept, and found by their address. */
const told = 100;

export function findInventories(sight: Sight) {
  return seen(sight).orderBy('i.id', 'desc').limit(told).execute();
}

function copies({ db, loginId, language }: Sight) {
  return db
    .selectFrom('copy as c')
    .innerJoin('title as t', 't.id', 'c.title_id')
    .innerJoin('library as b', 'b.id', 'c.library_id')
    .leftJoin('location as lo', 'lo.id', 'c.location_id')
    .select(['c.id', 'c.barcode', 'c.call_number', 'c.state'])
    .select(['c.volume', 'c.tome', 'c.part', 'c.copy_number'])
    .select(sql<boolean>`${isSeenBy(loginId, 'c.library_id')}`.as('isSeen'))
    .select(sql<string>`coalesce(t.description ->> 'title', '')`.as('title'))
    .select(nameIn('b', language).as('library'))
    .select(nameIn<string | null>('lo', language).as('location'));
}

export type ShelvedCopy = Awaited<ReturnType<typeof findCopies>>[number];

export function findCopies(sight: Sight, ids: readonly number[]) {
  return copies(sight)
    .where(sql<boolean>`c.id = any(${[...ids]}::integer[])`)
    .execute();
}

export interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** Copies that were looked for and not scanned, in the order of the shelf; all of them, or a part. */
export function findMissing(sight: Sight, inventoryId: number, part: Part | null) {
  return copies(sight)
    .innerJoin('inventory_copy as s', 's.copy_id', 'c.id')
    .where('s.inventory_id', '=', inventoryId)
    .where('s.scan_id', 'is', null)
    .orderBy('s.shelf_key')
    .orderBy('s.copy_id')
    .$if(part !== null, (query) => query.limit(part?.limit ?? 0).offset(part?.offset ?? 0))
    .execute();
}

/** Copies that were said to be lost because the inventory did not find them, as they are now. */
export function findMarked(db: Db, id: number, most: number | null) {
  return db
    .selectFrom('copy_change as ch')
    .innerJoin('copy as c', 'c.id', 'ch.copy_id')
    .innerJoin('title as t', 't.id', 'c.title_id')
    .innerJoin('login as l', 'l.id', 'ch.changed_by')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select(['c.id', 'c.barcode', 'c.call_number', 'c.state', 'ch.note', 'ch.changed_at', 'p.name'])
    .select(['c.volume', 'c.tome', 'c.part', 'c.copy_number'])
    .select(sql<string>`coalesce(t.description ->> 'title', '')`.as('title'))
    .where('ch.inventory_id', '=', id)
    .orderBy('ch.id', 'desc')
    .$if(most !== null, (query) => query.limit(most ?? 0))
    .execute();
}

export async function countMarked(db: Db, id: number): Promise<number> {
  const { total } = await db
    .selectFrom('copy_change')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('inventory_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Whether the asker acts on each of these copies. */
export async function areSeen({ db, loginId }: Sight, ids: readonly number[]): Promise<boolean> {
  const { total } = await db
    .selectFrom('copy as c')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where(sql<boolean>`c.id = any(${[...ids]}::integer[])`)
    .where(isSeenBy(loginId, 'c.library_id'))
    .executeTakeFirstOrThrow();
  return Number(total) === new Set(ids).size;
}
