import type { RecordRow } from './bibliographic-repository.ts';
import type { StoredIdentity } from '../identity/identity.ts';
import { giveBackAdded } from './give-back-added.ts';
import { exchangeWithdrawn } from '../items/moved-copies.ts';
import { deleteParts } from '../items/staff-issues.ts';
import type { Transaction } from '../database/transaction.ts';
import { unfileTitles } from './title-heading-repository.ts';
import { deleteUnused } from './unused-headings.ts';

/** A stored record under the number of one that its source withdraws. */
export interface StandingRecord extends Pick<
  StoredIdentity,
  'id' | 'titleKey' | 'isbns' | 'digest'
> {
  readonly titleId: number;
  readonly isWithdrawn: boolean;
}

export function findStanding(
  transaction: Transaction,
  source: string,
  number: string,
): Promise<StandingRecord[]> {
  return transaction.query<StandingRecord>(
    `select r.id, r.title_id as "titleId", r.title_key as "titleKey", r.isbns,
        encode(r.digest, 'hex') as digest, r.withdrawn_at is not null as "isWithdrawn"
      from bibliographic_record r join source s on s.id = r.source_id
      where s.code = $1 and r.source_number = $2 order by r.id`,
    [source, number],
  );
}

/**
 * Withdraws records; answers how many copies went with them. The copies are no longer lent, what circulation knows of
 * them stays: a borrower who has one brings it back.
 */
export async function withdrawRecords(
  transaction: Transaction,
  ids: readonly number[],
  digest: string,
  importId: number,
): Promise<number> {
  // The digest is the withdrawal's: the record as it was is a change when it comes back.
  await transaction.query(
    `update bibliographic_record set withdrawn_at = now(), import_id = $3,
        digest = sha256(decode($2, 'hex') || convert_to(id::text, 'utf8'))
      where id = any($1)`,
    [ids, digest, importId],
  );
  await transaction.query('delete from former_number where record_id = any($1)', [ids]);
  return withdrawItems(transaction, ids);
}

/**
 * Withdraws what records and their holdings records tell of; answers how many copies went. A holdings record that told
 * of anything is a change when it comes back.
 */
export async function withdrawItems(
  transaction: Transaction,
  ids: readonly number[],
): Promise<number> {
  await transaction.query(
    `update holdings_record h set digest_before = digest,
        digest = sha256(digest || convert_to(id::text, 'utf8'))
      where record_id = any($1) and (
        exists (select from copy c where c.holdings_record_id = h.id and c.status <> 'withdrawn')
        or exists (select from holding o where o.holdings_record_id = h.id)
        or exists (select from serial_part p where p.holdings_record_id = h.id))`,
    [ids],
  );
  await transaction.query('delete from holding where record_id = any($1)', [ids]);
  await deleteParts(transaction, 'where p.record_id = any($1)', [ids]);
  await giveBackAdded(transaction, 'record_id', ids);
  const withdrawn = await transaction.query<{ id: number }>(
    `update copy set status = 'withdrawn', due_on = null
      where record_id = any($1) and status <> 'withdrawn' returning id`,
    [ids],
  );
  await exchangeWithdrawn(
    transaction,
    withdrawn.map(({ id }) => id),
  );
  return withdrawn.length;
}

/**
 * Withdraws the titles none of whose records is left, with the headings of theirs alone. The triggers tell the index.
 */
export async function withdrawTitles(
  transaction: Transaction,
  titleIds: readonly number[],
): Promise<void> {
  const gone = await transaction.query<{ id: number }>(
    `update title t set withdrawn_at = now(), updated_at = now()
      where id = any($1) and withdrawn_at is null and not exists (
        select from bibliographic_record r where r.title_id = t.id and r.withdrawn_at is null)
      returning id`,
    [titleIds],
  );
  if (gone.length === 0) return;
  const headings = await unfileTitles(
    transaction,
    gone.map(({ id }) => id),
  );
  await deleteUnused(transaction, headings);
}

/**
 * Has titles that a withdrawn record described be described by the oldest record left to them;
 * answers these records.
 */
export function promoteOthers(transaction: Transaction, titleIds: readonly number[]) {
  return transaction.query<{ titleId: number; marc: unknown }>(
    `with next as (
      select distinct on (r.title_id) r.id, r.title_id from bibliographic_record r
        join bibliographic_record p on p.title_id = r.title_id and p.is_primary
          and p.withdrawn_at is not null
      where r.title_id = any($1) and r.withdrawn_at is null order by r.title_id, r.id
    ), former as (
      update bibliographic_record p set is_primary = false from next
        where p.title_id = next.title_id and p.is_primary returning p.title_id
    )
    select r.title_id as "titleId", r.marc from next join bibliographic_record r on r.id = next.id
      join former on former.title_id = r.title_id`,
    [titleIds],
  );
}

export async function makePrimary(
  transaction: Transaction,
  titleIds: readonly number[],
): Promise<void> {
  await transaction.query(
    `update bibliographic_record r set is_primary = true where r.id in (
      select min(id) from bibliographic_record o
        where o.title_id = any($1) and o.withdrawn_at is null group by o.title_id)`,
    [titleIds],
  );
}

/** Makes a withdrawn record no longer describe its title where another one of it comes back to do so. */
export async function yieldToReturned(
  transaction: Transaction,
  rows: readonly RecordRow[],
): Promise<void> {
  const returned = rows.filter(({ isPrimary }) => isPrimary);
  if (returned.length === 0) return;
  await transaction.query(
    `update bibliographic_record o set is_primary = false
      from unnest($1::integer[], $2::integer[]) as n (id, title_id)
      where o.title_id = n.title_id and o.id <> n.id and o.is_primary
        and o.withdrawn_at is not null`,
    [returned.map(({ id }) => id), returned.map(({ titleId }) => titleId)],
  );
}
