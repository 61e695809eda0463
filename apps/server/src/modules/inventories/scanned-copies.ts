import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { stateNames } from '../copies/index.ts';
import type { FoundCopy, StrayScan } from './compare-shelf.ts';
import type { InventoryRow } from './repository.ts';

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

/** Copies that were looked for and scanned, in the order of the shelf. */
export async function findFound(db: Db, inventoryId: number): Promise<readonly FoundCopy[]> {
  const { rows } = await sql<FoundCopy>`
    select scan_id as "scanId", copy_id as "copyId", shelf_key as "shelfKey" from inventory_copy
    where inventory_id = ${inventoryId} and scan_id is not null
    order by scan_id`.execute(db);
  return rows;
}

interface StrayRow {
  readonly scanId: number;
  readonly id: number | null;
  readonly callNumber: string;
  readonly state: keyof typeof stateNames;
  readonly belongsHere: boolean;
}

/**
 * Scans of what was not looked for. Of several copies with one bar code the one that belongs there
 * is taken.
 */
export async function findStrays(
  db: Db,
  { id, library_id: library, location_id: location }: InventoryRow,
): Promise<readonly StrayScan[]> {
  const { rows } = await sql<StrayRow>`
    select s.id as "scanId", c.id, c.call_number as "callNumber", c.state, c."belongsHere"
    from inventory_scan s left join lateral (
      select c.id, c.call_number, c.state, (c.library_id = ${library}
        and (${location}::integer is null or c.location_id is not distinct from ${location})) as "belongsHere"
      from copy c where upper(c.barcode) = upper(s.barcode) order by 4 desc, c.id limit 1
    ) c on true
    where s.inventory_id = ${id} and not exists (select from inventory_copy found
      where found.inventory_id = ${id} and found.scan_id = s.id)
    order by s.id`.execute(db);
  return rows.map(({ scanId, id: copyId, callNumber, state, belongsHere }) => ({
    scanId,
    copy:
      copyId === null ? null : { id: copyId, callNumber, state: stateNames[state], belongsHere },
  }));
}

/** Bar codes that were read, by the numbers of their scans. */
export async function findCodes(
  db: Db,
  scanIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; barcode: string }>`
    select id, barcode from inventory_scan
    where id = any(${[...scanIds]}::integer[])`.execute(db);
  return new Map(rows.map(({ id, barcode }) => [id, barcode]));
}
