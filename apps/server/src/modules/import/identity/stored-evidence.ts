import { readStoredRecord, type StoredRecord } from '@estante/marc';
import { evidenceOf, type Evidence } from './evidence.ts';
import { unpackJson, type PackedJson } from '../database/packed-json.ts';
import type { Transaction } from '../database/transaction.ts';

/** Reads the evidence of stored records; asked for those alone that are compared with others. */
export async function findEvidence(
  transaction: Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Evidence>> {
  if (ids.length === 0) return new Map();
  const rows = await transaction.query<{ id: number; marc: StoredRecord }>(
    'select id, marc from bibliographic_record where id = any($1)',
    [ids],
  );
  return new Map(rows.map(({ id, marc }) => [id, evidenceOf(readStoredRecord(marc))]));
}

/** Reads the evidence of a record that waits to be written, once it is first asked for. */
export function packedEvidence(marc: PackedJson): () => Evidence {
  let said: Evidence | undefined;
  return () =>
    (said ??= evidenceOf(readStoredRecord(JSON.parse(unpackJson(marc)) as StoredRecord)));
}
