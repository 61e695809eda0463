import { storable } from './canonical.ts';
import type { Transaction } from './transaction.ts';

/** Deletes what the record of an owner, as `ownerRow` tells of it, no longer names. */
export async function deleteMissing(
  transaction: Transaction,
  table: 'holding' | 'serial_part',
  owners: readonly object[],
): Promise<void> {
  if (owners.length === 0) return;
  await transaction.query(
    `delete from ${table} p
      using json_to_recordset($1) as o (record_id integer, holdings_record_id integer, keys text[])
      where p.record_id = o.record_id and p.holdings_record_id is not distinct from o.holdings_record_id
        and p.source_key <> all (o.keys)`,
    [storable(owners).json],
  );
}
