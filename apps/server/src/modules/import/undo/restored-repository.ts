import type { ItemChoice, StoredRecord } from '@estante/marc';
import type { Transaction } from '../database/transaction.ts';

export interface RestoredRecord {
  readonly recordId: number;
  readonly titleId: number;
  readonly source: string;
  readonly number: string | null;
  readonly isPrimary: boolean;
  readonly isWithdrawn: boolean;
  readonly marc: StoredRecord;
  /** Code of the library where its copies are, if all of them found one. */
  readonly standIn: string | null;
  /** System or table of the item fields, where the operator named one; else null. */
  readonly choice: ItemChoice | null;
}

/** Records among these that are withdrawn now. */
export async function findWithdrawn(
  transaction: Transaction,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await transaction.query<{ id: number }>(
    'select id from bibliographic_record where id = any($1) and withdrawn_at is not null',
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Writes the records as they were, and forgets that they were overwritten. */
export async function takeBack(
  transaction: Transaction,
  importId: number,
  ids: readonly number[],
): Promise<RestoredRecord[]> {
  const describing = await findDescribing(transaction, importId, ids);
  // Another record may describe the title meanwhile: one does at a time.
  await transaction.query(
    `update bibliographic_record p set is_primary = false
      from bibliographic_record r
      where r.id = any($1) and p.title_id = r.title_id and p.id <> r.id and p.is_primary`,
    [describing],
  );
  await transaction.query(
    `update bibliographic_record r set title_key = o.title_key, match_key = o.match_key,
        isbns = o.isbns, year = o.year, digest = o.digest, marc = o.marc,
        withdrawn_at = o.withdrawn_at, import_id = o.former_import_id,
        is_primary = r.is_primary or r.id = any($3)
      from overwritten_record o
      where o.import_id = $1 and o.record_id = r.id and r.id = any($2)`,
    [importId, ids, describing],
  );
  await transaction.query(
    'delete from overwritten_record where import_id = $1 and record_id = any($2)',
    [importId, ids],
  );
  return transaction.query<RestoredRecord>(
    `select r.id as "recordId", r.title_id as "titleId", s.code as source,
        r.source_number as number, r.is_primary as "isPrimary",
        r.withdrawn_at is not null as "isWithdrawn", r.marc,
        case when exists (select from unplaced_item u where u.record_id = r.id) then null else (
          select l.code from copy c join library l on l.id = c.library_id
            where c.record_id = r.id order by c.id limit 1) end as "standIn",
        i.items as choice
      from bibliographic_record r join source s on s.id = r.source_id
        left join import i on i.id = r.import_id
      where r.id = any($1) order by r.id`,
    [ids],
  );
}

/** Records that described their titles before the import; of several of a title one that does so no more. */
async function findDescribing(
  transaction: Transaction,
  importId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await transaction.query<{ id: number }>(
    `select distinct on (r.title_id) r.id
      from overwritten_record o join bibliographic_record r on r.id = o.record_id
      where o.import_id = $1 and r.id = any($2) and o.is_primary
      order by r.title_id, r.is_primary, r.id`,
    [importId, ids],
  );
  return rows.map(({ id }) => id);
}

export interface RestoredHoldings {
  readonly id: number;
  readonly recordId: number;
  readonly marc: StoredRecord;
}

/** Makes the holdings records that went with these bibliographic ones what they were before. */
export function takeBackHoldings(
  transaction: Transaction,
  recordIds: readonly number[],
): Promise<RestoredHoldings[]> {
  return transaction.query<RestoredHoldings>(
    `update holdings_record set digest = digest_before, digest_before = null
      where record_id = any($1) and digest_before is not null
      returning id, record_id as "recordId", marc`,
    [recordIds],
  );
}
