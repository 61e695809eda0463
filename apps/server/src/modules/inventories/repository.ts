import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../platform/name-in.ts';
import { stateNames } from '../copies/index.ts';
import { isSeenBy, type Sight } from '../staff-access/index.ts';
import type { ShelvedCopy } from './compare-shelf.ts';

function seen({ db, loginId, language }: Sight) {
  return db
    .selectFrom('inventory as i')
    .innerJoin('library as b', 'b.id', 'i.library_id')
    .leftJoin('location as lo', 'lo.id', 'i.location_id')
    .innerJoin('login as l', 'l.id', 'i.started_by')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select(['i.id', 'i.library_id', 'i.location_id', 'i.from_call', 'i.to_call'])
    .select(['i.started_at', 'i.ended_at', 'p.name'])
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

/** So many are told: the others are kept, and found by their address. */
const told = 100;

export function findInventories(sight: Sight) {
  return seen(sight).orderBy('i.id', 'desc').limit(told).execute();
}

/** Bar codes in the order of the shelf. */
export async function findScans(db: Db, id: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('inventory_scan')
    .select('barcode')
    .where('inventory_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ barcode }) => barcode);
}

export async function addScans(
  db: Db,
  id: number,
  barcodes: readonly string[],
  at: Date,
): Promise<void> {
  await sql`
    insert into inventory_scan (inventory_id, barcode, scanned_at)
    select ${id}, code, ${at} from unnest(${[...barcodes]}::text[]) with ordinality as s (code, place)
    order by place on conflict do nothing`.execute(db);
}

/** Copies that bear one of the bar codes, and all that belong on the shelf. */
export async function findShelved(
  { db, loginId, language }: Sight,
  { library_id: library, location_id: location }: InventoryRow,
  scanned: readonly string[],
): Promise<readonly ShelvedCopy[]> {
  const belongs = sql<boolean>`(c.library_id = ${library}
    and (${location}::integer is null or c.location_id = ${location}))`;
  const codes = scanned.map((code) => code.toUpperCase());
  const rows = await db
    .selectFrom('copy as c')
    .innerJoin('title as t', 't.id', 'c.title_id')
    .innerJoin('library as b', 'b.id', 'c.library_id')
    .leftJoin('location as lo', 'lo.id', 'c.location_id')
    .select(['c.id', 'c.barcode', 'c.call_number', 'c.state', belongs.as('belongsHere')])
    .select(sql<boolean>`${isSeenBy(loginId, 'c.library_id')}`.as('isSeen'))
    .select(sql<string>`coalesce(t.description ->> 'title', '')`.as('title'))
    .select(nameIn('b', language).as('library'))
    .select(nameIn<string | null>('lo', language).as('location'))
    .where(sql<boolean>`(${belongs} or upper(c.barcode) = any(${codes}::text[]))`)
    .execute();
  return rows.map(({ barcode, call_number: callNumber, state, location: shelf, ...row }) => ({
    ...row,
    barcode: barcode ?? '',
    callNumber,
    state: stateNames[state],
    location: shelf ?? '',
  }));
}

/** Copies that were said to be lost because the inventory did not find them, as they are now. */
export function findMarked(db: Db, id: number) {
  return db
    .selectFrom('copy_change as ch')
    .innerJoin('copy as c', 'c.id', 'ch.copy_id')
    .innerJoin('title as t', 't.id', 'c.title_id')
    .innerJoin('login as l', 'l.id', 'ch.changed_by')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select(['c.id', 'c.barcode', 'c.call_number', 'c.state', 'ch.note', 'ch.changed_at', 'p.name'])
    .select(sql<string>`coalesce(t.description ->> 'title', '')`.as('title'))
    .where('ch.inventory_id', '=', id)
    .orderBy('ch.id', 'desc')
    .execute();
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
