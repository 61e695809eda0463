import type { Transaction } from '../database/transaction.ts';

/**
 * Keeps records as they are, before an import overwrites them; the first state in an import stays. One that describes
 * its title only since the import withdrew another does not.
 */
export async function keepOverwritten(
  transaction: Transaction,
  importId: number,
  recordIds: readonly number[],
): Promise<void> {
  if (recordIds.length === 0) return;
  await transaction.query(
    `insert into overwritten_record (import_id, record_id, title_key, match_key, isbns, year,
        is_primary, digest, marc, withdrawn_at, former_import_id)
      select $1, id, title_key, match_key, isbns, year,
        is_primary and not exists (
          select from overwritten_record o join bibliographic_record b on b.id = o.record_id
            where o.import_id = $1 and o.is_primary and b.title_id = r.title_id and b.id <> r.id),
        digest, marc, withdrawn_at, import_id
        from bibliographic_record r where id = any($2) and import_id is distinct from $1
      on conflict do nothing`,
    [importId, recordIds],
  );
}
