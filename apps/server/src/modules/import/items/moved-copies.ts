import { storable } from '../preparing/canonical.ts';
import { itemColumns, staffColumnOf } from './copy-columns.ts';
import type { Transaction } from '../database/transaction.ts';

/** An item as a record names it. */
export interface NamedItem {
  readonly title_id: number;
  readonly record_id: number;
  readonly holdings_record_id: number | null;
  readonly source_key: string;
  readonly library_id: number;
  readonly barcode: string | null;
  readonly status: string;
}

/** Whether a record no longer names a copy, or its source has withdrawn it. */
const isWithdrawn = `coalesce(c.record_says ->> 'status', c.status) = 'withdrawn'`;

/**
 * Gives copies that another record of the same source named before, and names no longer, to the records that name their
 * bar codes now, with their loans and all that is known of them. Bar codes are looked up one by one, as for
 * `findSharedBarcodes`. Returns the records that have got one.
 */
export async function takeMovedCopies(
  transaction: Transaction,
  items: readonly NamedItem[],
): Promise<ReadonlySet<number>> {
  const named = items.filter(({ barcode, status }) => barcode !== null && status !== 'withdrawn');
  if (named.length === 0) return new Set();
  const rows = await transaction.query<{ record_id: number }>(
    `with candidate as (
      select distinct on (n.record_id, n.holdings_record_id, n.source_key) n.*, c.id
      from json_to_recordset($1) as n (title_id integer, record_id integer,
        holdings_record_id integer, source_key text, library_id integer, barcode text)
      cross join lateral (
        select c.* from copy c where upper(c.barcode) = upper(n.barcode) and ${isWithdrawn}
          and c.source_key not like 'staff/%' offset 0) c
      join bibliographic_record r on r.id = n.record_id
      join bibliographic_record o on o.id = c.record_id and o.source_id = r.source_id
      left join holdings_record h on h.id = c.holdings_record_id
      where c.record_id <> n.record_id and c.library_id = n.library_id
        and (o.withdrawn_at is not null
          or strpos(upper(coalesce(h.marc, o.marc)::text), upper(to_json(n.barcode)::text)) = 0)
        and not exists (select from copy there where there.record_id = n.record_id
          and there.holdings_record_id is not distinct from n.holdings_record_id
          and there.source_key = n.source_key)
      order by n.record_id, n.holdings_record_id, n.source_key, c.circulation_status is null, c.id desc
    ), move as (select distinct on (id) * from candidate order by id, record_id)
    update copy c set title_id = move.title_id, record_id = move.record_id,
        holdings_record_id = move.holdings_record_id, source_key = move.source_key
      from move where c.id = move.id returning c.record_id`,
    [storable(named).json],
  );
  return new Set(rows.map(({ record_id }) => record_id));
}

/** A copy that is out and has gone from its record, and the one that stands for it under another. */
interface MovedPair {
  readonly left: { readonly id: number };
  readonly entered: { readonly id: number };
}

/**
 * Copies that are out, on the hold shelf or on their way, and that an import has withdrawn, change places
 * with those under which another record of the same source named the same items before: nothing has
 * happened to these yet.
 */
export async function exchangeWithdrawn(
  transaction: Transaction,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const pairs = await transaction.query<MovedPair>(
    `with pair as (
      select distinct on (c.id) c.id, n.id as other_id
        from copy c join bibliographic_record o on o.id = c.record_id
        cross join lateral (
          select n.* from copy n where upper(n.barcode) = upper(c.barcode) and n.id <> c.id
            and n.status <> 'withdrawn' and n.circulation_status is null
            and n.added_by is null and n.record_says = '{}' offset 0) n
        join bibliographic_record r on r.id = n.record_id and r.source_id = o.source_id
        where c.id = any($1) and c.circulation_status is not null and ${isWithdrawn}
          and n.library_id = c.library_id and n.record_id <> c.record_id
        order by c.id, n.id
    )
    select distinct on (n.id) to_jsonb(c) as left, to_jsonb(n) as entered
      from pair join copy c on c.id = pair.id join copy n on n.id = pair.other_id
      order by n.id, c.id`,
    [ids],
  );
  if (pairs.length === 0) return;
  const lefts = pairs.map(({ left, entered }) => ({ ...left, id: entered.id }));
  const entereds = pairs.map(({ left, entered }) => ({ ...entered, id: left.id }));
  // A key belongs to one copy at a time.
  await transaction.query(`update copy set source_key = 'moved/' || id where id = any($1)`, [
    entereds.map(({ id }) => id),
  ]);
  await transaction.query(
    `update copy c set ${place}, status = 'withdrawn', due_on = null ${fromRows}`,
    [storable(lefts).json],
  );
  await transaction.query(`update copy c set ${place}, ${said} ${fromRows}`, [
    storable(entereds).json,
  ]);
}

const place = `title_id = n.title_id, record_id = n.record_id,
  holdings_record_id = n.holdings_record_id, source_key = n.source_key`;
const fromRows = 'from json_populate_recordset(null::copy, $1) as n where c.id = n.id';

/** Words of the record, where staff have not written otherwise. */
const said = `(${itemColumns}, record_says) = row (${itemColumns.replace(
  /\b[a-z_]+\b/g,
  (column) =>
    `case when c.record_says ? '${staffColumnOf(column)}' then c.${column} else n.${column} end`,
)}, coalesce((select jsonb_object_agg(key, to_jsonb(n) -> key)
  from jsonb_object_keys(c.record_says) as key), '{}'))`;
