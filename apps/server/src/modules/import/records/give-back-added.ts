import type { Transaction } from '../database/transaction.ts';

/**
 * Copies that staff added, of records that are withdrawn, belong to the record that describes their title
 * then, as they did before a record named them: they stand on the shelf all the same. Where no record is
 * left they go with the title.
 */
export async function giveBackAdded(
  transaction: Transaction,
  owner: 'record_id' | 'holdings_record_id',
  ids: readonly number[],
): Promise<void> {
  await transaction.query(
    `update copy c set record_id = (
        select r.id from bibliographic_record r
          where r.title_id = c.title_id and r.withdrawn_at is null
          order by r.is_primary desc, r.id limit 1),
        holdings_record_id = null, record_says = '{}',
        source_key = case when c.source_key like 'staff/%' then c.source_key
          else 'staff/' || gen_random_uuid() end
      where c.${owner} = any($1) and c.added_by is not null
        and exists (select from bibliographic_record r
          where r.title_id = c.title_id and r.withdrawn_at is null)`,
    [ids],
  );
}
