import type { WithdrawnItem } from '../preparing/item.ts';
import { moveFollowers, type MovedHeading } from './follow-headings.ts';
import { giveBackAdded } from './give-back-added.ts';
import { exchangeWithdrawn } from '../items/moved-copies.ts';
import { deleteParts } from '../items/staff-issues.ts';
import type { Transaction } from '../database/transaction.ts';
import { deleteLeft } from './unused-headings.ts';

/**
 * Withdraws an authority record. Its heading stays where titles are filed under it or another record has it; else it
 * goes, and keeps how what replaces it is found.
 */
export async function withdrawAuthority(
  transaction: Transaction,
  { origin, named }: WithdrawnItem,
): Promise<'withdrawn' | 'unchanged'> {
  const gone = await transaction.query<{ heading_id: number }>(
    `delete from authority a using source s where s.id = a.source_id and s.code = $1
        and a.source_number = $2 returning a.heading_id`,
    [origin.source, origin.number],
  );
  if (gone.length === 0) return 'unchanged';
  const headings = gone.map(({ heading_id }) => heading_id);
  await transaction.query(
    `insert into withdrawn_authority (heading_id, source, number, named)
      select distinct id, $2, $3, $4::text[] from unnest($1::integer[]) as n (id)
      on conflict (heading_id, source, number) do update set named = excluded.named`,
    [headings, origin.source, origin.number, [...named]],
  );
  // Titles under these headings are indexed anew: variant forms led to them.
  await transaction.query(
    `insert into index_change (title_id) select distinct title_id from title_heading
      where heading_id = any($1) on conflict do nothing`,
    [headings],
  );
  await moveFollowers(transaction, await findSuccessors(transaction, headings));
  await deleteLeft(transaction, headings);
  return 'withdrawn';
}

/**
 * The one heading whose record stands for a withdrawn one's number, or that the withdrawn record names, of each
 * heading that no record has any more.
 */
function findSuccessors(
  transaction: Transaction,
  headings: readonly number[],
): Promise<MovedHeading[]> {
  return transaction.query<MovedHeading>(
    `select w.heading_id as "from", min(h.id) as "into"
      from withdrawn_authority w
        left join former_authority_number f on f.number = w.number and f.source = w.source
        left join authority a on a.id = f.authority_id
        join heading h on h.id = a.heading_id or (a.id is null and h.key = any(w.named))
      where w.heading_id = any($1) and h.id <> w.heading_id
        and not exists (select from authority o where o.heading_id = w.heading_id)
      group by w.heading_id having count(distinct h.id) = 1`,
    [headings],
  );
}

/**
 * Withdraws a record of holdings; answers how many copies went with it, null where the record is
 * not known, or withdrawn before. Where the import has withdrawn its bibliographic record, it comes back with that one
 * if the import is undone.
 */
export async function withdrawHoldings(
  transaction: Transaction,
  { origin, digest }: WithdrawnItem,
  importId: number | null,
): Promise<number | null> {
  const records = await transaction.query<{ id: number }>(
    `update holdings_record r set digest = decode($3, 'hex'),
        digest_before = case when exists (
          select from bibliographic_record b where b.id = r.record_id
            and b.withdrawn_at is not null and b.import_id = $4) then digest_before end
      from source s where s.id = r.source_id and s.code = $1 and r.source_number = $2
        and r.digest <> decode($3, 'hex') returning r.id`,
    [origin.source, origin.number, digest, importId],
  );
  if (records.length === 0) return null;
  const ids = records.map(({ id }) => id);
  await transaction.query('delete from holding where holdings_record_id = any($1)', [ids]);
  await deleteParts(transaction, 'where p.holdings_record_id = any($1)', [ids]);
  await giveBackAdded(transaction, 'holdings_record_id', ids);
  const copies = await transaction.query<{ id: number }>(
    `update copy set status = 'withdrawn', due_on = null
      where holdings_record_id = any($1) and status <> 'withdrawn' returning id`,
    [ids],
  );
  await exchangeWithdrawn(
    transaction,
    copies.map(({ id }) => id),
  );
  return copies.length;
}
