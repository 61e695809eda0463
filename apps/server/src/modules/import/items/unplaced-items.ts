import {
  describeHoldings,
  readStoredRecord,
  type ItemChoice,
  type StoredRecord,
} from '@estante/marc';
import type pg from 'pg';
import type { CopyOwner } from './copy-owner.ts';
import type { LibraryOptions } from './libraries.ts';
import { mayBeLibraryCode } from './library-code.ts';
import type { Transaction } from '../database/transaction.ts';

/** Notes which items of each owner are set aside, by the code that nobody knows. */
export async function replaceUnplaced(
  transaction: Transaction,
  owners: readonly CopyOwner[],
  unplacedOf: (owner: CopyOwner) => ReadonlyMap<string, number>,
): Promise<void> {
  const known = owners.filter(({ isNew }) => !isNew);
  if (known.length > 0) {
    await transaction.query(
      `delete from unplaced_item u using unnest($1::integer[], $2::integer[]) as o (record, holdings)
        where u.record_id = o.record and u.holdings_record_id is not distinct from o.holdings`,
      [
        known.map(({ recordId }) => recordId),
        known.map(({ holdingsRecordId }) => holdingsRecordId),
      ],
    );
  }
  const rows = owners.flatMap((owner) =>
    [...unplacedOf(owner)].map(([code, items]) => ({ ...owner, code, count: items })),
  );
  if (rows.length === 0) return;
  await transaction.query(
    `insert into unplaced_item (record_id, holdings_record_id, code, items)
      select * from unnest($1::integer[], $2::integer[], $3::text[], $4::integer[])
      on conflict do nothing`,
    [
      rows.map(({ recordId }) => recordId),
      rows.map(({ holdingsRecordId }) => holdingsRecordId),
      rows.map(({ code }) => code),
      rows.map(({ count }) => count),
    ],
  );
}

interface UnplacedRow extends Pick<CopyOwner, 'recordId' | 'holdingsRecordId'> {
  readonly code: string;
  readonly isKnown: boolean;
}

/**
 * Owners, as `ownerKey` writes them, of these records with items set aside that have a library now.
 */
export async function findPlaceable(
  transaction: Transaction,
  recordIds: readonly number[],
  { newLibraries }: LibraryOptions,
): Promise<ReadonlySet<string>> {
  if (recordIds.length === 0) return new Set();
  const rows = await transaction.query<UnplacedRow>(
    `select record_id as "recordId", holdings_record_id as "holdingsRecordId", code,
        exists (select from library l where l.code = u.code)
          or exists (select from library_code c where c.code = u.code) as "isKnown"
      from unplaced_item u where record_id = any($1)`,
    [recordIds],
  );
  const hasLibrary = ({ code, isKnown }: UnplacedRow) =>
    isKnown || (newLibraries && mayBeLibraryCode(code));
  return new Set(rows.filter(hasLibrary).map(ownerKey));
}

export function ownerKey(owner: Pick<CopyOwner, 'recordId' | 'holdingsRecordId'>): string {
  return `${owner.recordId}/${owner.holdingsRecordId ?? ''}`;
}

interface StoredOwner {
  readonly recordId: number;
  readonly holdingsRecordId: number | null;
  readonly titleId: number;
  readonly source: string;
  readonly marc: StoredRecord;
  /** System or table of the item fields, where the operator named one; else null. */
  readonly choice: ItemChoice | null;
}

/** Records with items that some library's code now means, as their stored records tell of them. */
export async function placeableOwners(
  transaction: Transaction,
  most: number,
): Promise<CopyOwner[]> {
  const rows = await transaction.query<StoredOwner>(
    `select distinct on (u.record_id, u.holdings_record_id) u.record_id as "recordId",
        u.holdings_record_id as "holdingsRecordId", r.title_id as "titleId", s.code as source,
        coalesce(h.marc, r.marc) as marc, i.items as choice
      from ${placeable}
        join bibliographic_record r on r.id = u.record_id and r.withdrawn_at is null
        left join holdings_record h on h.id = u.holdings_record_id
        join source s on s.id = coalesce(h.source_id, r.source_id)
        left join import i on i.id = r.import_id
      order by u.record_id, u.holdings_record_id limit $1`,
    [most],
  );
  return rows.map(({ marc, choice, ...owner }) => ({
    ...owner,
    items: describeHoldings(readStoredRecord(marc), choice ?? undefined),
    isNew: false,
  }));
}

const placeable = `(select code from library union select code from library_code) known
        join unplaced_item u on u.code = known.code`;

export async function hasPlaceable(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    `select exists (select from ${placeable}
      join bibliographic_record r on r.id = u.record_id and r.withdrawn_at is null) as found`,
  );
  return rows[0]?.found ?? false;
}
