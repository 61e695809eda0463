import type { Db } from '@estante/database';
import { shelfKey, shelfRange } from '@estante/search-engine';
import { sql } from 'kysely';
import { timeZone } from '../../platform/clock.ts';
import type { InventoryRow } from './repository.ts';

type Shelf = Pick<
  InventoryRow,
  'id' | 'library_id' | 'location_id' | 'from_call' | 'to_call' | 'ended_at' | 'listed_at'
>;

/** Copies that are written down at a time: others are answered in between. */
const atOnce = 2000;

/** Writes down once what stands on the shelf, as far as is known: what its inventory looks for. */
export async function listSought(db: Db, shelf: Shelf, at: Date): Promise<void> {
  if (shelf.listed_at !== null) return;
  const isWithin = shelfRange({ from: shelf.from_call, to: shelf.to_call });
  for (let after = 0, isMore = true; isMore;) {
    const copies = await findStanding(db, shelf, after);
    const keyed = copies.map(({ id, callNumber }) => ({ id, key: shelfKey(callNumber) }));
    await writeSought(
      db,
      shelf.id,
      keyed.filter(({ key }) => isWithin(key)),
    );
    after = copies.at(-1)?.id ?? after;
    isMore = copies.length === atOnce;
  }
  await db.updateTable('inventory').set({ listed_at: at }).where('id', '=', shelf.id).execute();
}

/**
 * Copies numbered above `after` that stand on a shelf, a batch of them; once an inventory has
 * ended, without what came or moved after its end.
 */
async function findStanding(
  db: Db,
  { id, library_id: library, location_id: location, ended_at: end }: Shelf,
  after: number,
) {
  const { rows } = await sql<{ id: number; callNumber: string }>`
    select c.id, c.call_number as "callNumber" from copy c
    where c.id > ${after} and c.library_id = ${library}
      and (${location}::integer is null or c.location_id = ${location})
      and c.state in ('available', 'reference')
      and (${end}::timestamptz is null or (
        (c.included_on is null or c.included_on <= (${end} at time zone ${timeZone})::date)
        and not exists (select from loan l where l.title_id = c.title_id and l.copy_id = c.id
          and (l.lent_at > ${end} or l.returned_at > ${end}))
        and not exists (select from copy_change h where h.copy_id = c.id
          and (h.inventory_id = ${id} or (h.changed_at > ${end} and h.act in ('added', 'moved'))))))
    order by c.id limit ${atOnce}`.execute(db);
  return rows;
}

interface KeyedCopy {
  readonly id: number;
  readonly key: string;
}

/**
 * Writes down copies that are looked for, with as much of their keys as an index takes. What was
 * lent in this moment is not written down.
 */
async function writeSought(
  db: Db,
  inventoryId: number,
  copies: readonly KeyedCopy[],
): Promise<void> {
  const [ids, keys] = [copies.map(({ id }) => id), copies.map(({ key }) => key)];
  await sql`
    insert into inventory_copy (inventory_id, copy_id, shelf_key)
    select ${inventoryId}, c.id, left(k.key, 500)
    from unnest(${ids}::integer[], ${keys}::text[]) as k (id, key) join copy c on c.id = k.id
    where c.state in ('available', 'reference') on conflict do nothing`.execute(db);
}

/** Takes copies that are looked for and bear a code that was scanned as found. */
export async function matchScans(db: Db, inventoryId: number): Promise<void> {
  await sql`
    update inventory_copy sought set scan_id = s.id
    from inventory_scan s join copy c on upper(c.barcode) = upper(s.barcode)
    where s.inventory_id = ${inventoryId}
      and not exists (select from inventory_copy found
        where found.inventory_id = ${inventoryId} and found.scan_id = s.id)
      and sought.inventory_id = ${inventoryId} and sought.copy_id = c.id
      and sought.scan_id is null`.execute(db);
}

export async function countSought(db: Db, inventoryId: number) {
  const { all, found } = await db
    .selectFrom('inventory_copy')
    .select(({ fn }) => fn.countAll<string>().as('all'))
    .select(({ fn }) => fn.count<string>('scan_id').as('found'))
    .where('inventory_id', '=', inventoryId)
    .executeTakeFirstOrThrow();
  return { expected: Number(all), missing: Number(all) - Number(found) };
}

/** Whether a copy is missing still, and whether its code was scanned whatever it was then. */
export async function findSought(db: Db, inventoryId: number, copyId: number) {
  const { rows } = await sql<{ isMissing: boolean; isScanned: boolean }>`
    select exists (select from inventory_copy s where s.inventory_id = ${inventoryId}
        and s.copy_id = c.id and s.scan_id is null) as "isMissing",
      exists (select from inventory_scan s where s.inventory_id = ${inventoryId}
        and upper(s.barcode) = upper(c.barcode)) as "isScanned"
    from copy c where c.id = ${copyId}`.execute(db);
  return rows[0] ?? { isMissing: false, isScanned: false };
}
