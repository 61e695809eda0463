import { storable } from '../preparing/canonical.ts';
import { deleteParts } from './staff-issues.ts';
import type { Transaction } from '../database/transaction.ts';

/** Deletes the holdings that the record of an owner, as `ownerRow` tells of it, no longer names. */
export async function deleteMissingHoldings(
  transaction: Transaction,
  owners: readonly object[],
): Promise<void> {
  if (owners.length === 0) return;
  const values = [storable(owners).json];
  await transaction.query(`delete from holding p using ${missing}`, values);
}

/**
 * Deletes the parts of serials that the record of an owner, as `ownerRow` tells of it, no longer
 * names.
 */
export async function deleteMissingParts(
  transaction: Transaction,
  owners: readonly object[],
): Promise<void> {
  if (owners.length === 0) return;
  await deleteParts(transaction, `, ${missing}`, [storable(owners).json]);
}

const missing = `json_to_recordset($1) as o (record_id integer, holdings_record_id integer, keys text[])
  where p.record_id = o.record_id and p.holdings_record_id is not distinct from o.holdings_record_id
    and p.source_key <> all (o.keys)`;
