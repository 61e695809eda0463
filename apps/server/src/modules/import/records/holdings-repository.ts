import type { RecordIdentity, StoredIdentity } from '../identity/identity.ts';
import { unpackJson, type PackedJson } from '../database/packed-json.ts';
import { copyLineWith, type Transaction } from '../database/transaction.ts';

export interface StoredHoldings extends StoredIdentity {
  readonly matchKey: string | null;
}

export interface HoldingsRow extends StoredHoldings {
  /** Bibliographic record it belongs to. */
  readonly recordId: number;
  readonly marc: PackedJson;
}

/** Finds all stored records that the incoming ones may be. */
export async function findHoldingsRecords(
  transaction: Transaction,
  sought: readonly (RecordIdentity & { readonly matchKey: string | null })[],
): Promise<StoredHoldings[]> {
  if (sought.length === 0) return [];
  return transaction.query<StoredHoldings>(
    `select distinct r.id, r.source_id as "sourceId", r.source_number as number,
        r.match_key as "matchKey", '' as "titleKey", '{}'::text[] as isbns, null::integer as year,
        encode(r.digest, 'hex') as digest
      from unnest($1::integer[], $2::text[], $3::text[]) as n (source_id, number, match_key)
      join holdings_record r on r.source_id = n.source_id
        and (r.source_number = n.number or (r.source_number is null and r.match_key = n.match_key))
      order by r.id`,
    [
      sought.map(({ sourceId }) => sourceId),
      sought.map(({ number }) => number),
      sought.map(({ matchKey }) => matchKey),
    ],
  );
}

export async function insertHoldingsRecords(
  transaction: Transaction,
  rows: readonly HoldingsRow[],
): Promise<void> {
  await transaction.copy(
    'holdings_record (id, record_id, source_id, source_number, match_key, digest, marc)',
    rows.flatMap((row) =>
      copyLineWith(
        [row.id, row.recordId, row.sourceId, row.number, row.matchKey, `\\x${row.digest}`],
        row.marc,
      ),
    ),
  );
}

/** A holdings record may have moved to another title: its copies go with it. */
export async function updateHoldingsRecords(
  transaction: Transaction,
  rows: readonly (HoldingsRow & { readonly titleId: number })[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const recordIds = rows.map(({ recordId }) => recordId);
  await transaction.query(
    `update holdings_record r set record_id = n.record_id, match_key = n.match_key,
        digest = decode(n.digest, 'hex'), digest_before = null, marc = n.marc
      from unnest($1::integer[], $2::integer[], $3::text[], $4::text[], $5::json[])
        as n (id, record_id, match_key, digest, marc)
      where r.id = n.id`,
    [
      ids,
      recordIds,
      rows.map(({ matchKey }) => matchKey),
      rows.map(({ digest }) => digest),
      rows.map(({ marc }) => unpackJson(marc)),
    ],
  );
  const moves = [ids, recordIds, rows.map(({ titleId }) => titleId)];
  await move(transaction, 'copy', moves);
  await move(transaction, 'holding', moves);
  await move(transaction, 'serial_part', moves);
}

/** The triggers log the title a part moves to; the one it leaves is logged here. */
async function move(
  transaction: Transaction,
  table: 'copy' | 'holding' | 'serial_part',
  moves: readonly unknown[],
): Promise<void> {
  await transaction.query(
    `with moved as (
      select p.id, p.title_id as left_id, n.record_id, n.title_id
      from unnest($1::integer[], $2::integer[], $3::integer[]) as n (id, record_id, title_id)
      join ${table} p on p.holdings_record_id = n.id and p.record_id <> n.record_id
    ), logged as (
      insert into index_change (title_id) select distinct left_id from moved on conflict do nothing
    )
    update ${table} p set record_id = moved.record_id, title_id = moved.title_id
      from moved where p.id = moved.id`,
    moves,
  );
}
