import type pg from 'pg';
import type { Transaction } from '../database/transaction.ts';

/** Reasons why a record stays as the import left it. */
export type UndoRefusal = 'changed' | 'lent' | 'wanted';

export interface RefusedRecord {
  readonly titleId: number;
  readonly title: string;
  readonly controlNumber: string | null;
  readonly reason: UndoRefusal;
  /** The import that changed it since, where one did. */
  readonly changedBy: number | null;
}

/** A record that an import wrote, and whether that can be taken back. */
export interface UndoableRecord extends Omit<RefusedRecord, 'reason'> {
  readonly recordId: number;
  /** Whether it was there before the import. */
  readonly isOverwritten: boolean;
  readonly refusal: UndoRefusal | null;
}

export async function importExists(pool: pg.Pool, importId: number): Promise<boolean> {
  const { rows } = await pool.query('select from import where id = $1', [importId]);
  return rows.length > 0;
}

export async function markUndone(transaction: Transaction, importId: number): Promise<void> {
  await transaction.query('update import set undone_at = now() where id = $1', [importId]);
}

/**
 * Whether a copy would be withdrawn with what the import did: its record is new or was withdrawn, or did not name
 * its bar code before. A desk's loan of before the import is then of a copy that came from another record, and
 * goes back there; those of a sheet name nobody who lent.
 */
const isToGo = `(o.record_id is null or o.withdrawn_at is not null
  or l.lent_by is null and c.status <> 'withdrawn' and c.holdings_record_id is null and c.added_by is null
    and not c.record_says ? 'status'
    and strpos(upper(o.marc::text), upper(to_json(c.barcode)::text)) = 0)`;

/**
 * Finds the records that the import overwrote, those that it added, and those of them that a later import
 * overwrote, by number. A loan since then keeps a record as it is, and so does any loan of a copy that would be
 * withdrawn; a hold or a request keeps a title that would.
 */
export function findUndoable(
  transaction: Transaction,
  importId: number,
  after: number,
  most: number,
): Promise<UndoableRecord[]> {
  return transaction.query<UndoableRecord>(
    `with written as (
      select record_id as id from overwritten_record
        where (import_id = $1 or former_import_id = $1) and record_id > $2
      union
      select id from bibliographic_record
        where import_id = $1 and withdrawn_at is null and id > $2
      order by id limit $3
    ), told as (
      select r.*, o.record_id is not null as is_overwritten,
        o.withdrawn_at is not null as was_withdrawn,
        r.import_id is distinct from $1
          -- What it was came in again as another record.
          or exists (select from bibliographic_record b where b.id <> r.id
            and b.source_id = r.source_id and b.source_number = r.source_number
            and b.digest = o.digest)
          or exists (select from bibliographic_record b where b.id <> r.id
            and b.source_id = r.source_id and b.source_number is null
            and b.match_key = o.match_key and b.digest = o.digest) as is_changed,
        exists (select from copy c join loan l on l.copy_id = c.id
          -- The day of a loan that came by a sheet is before: of a copy that would go all loans count.
          where c.record_id = r.id and (l.lent_at >= i.started_at or ${isToGo})) as is_lent,
        exists (select from hold h where h.title_id = r.title_id and h.state <> 'ended')
          or exists (select from loan_request q
            where q.title_id = r.title_id and q.ended_at is null) as is_wanted
      from written w join bibliographic_record r using (id)
        join import i on i.id = $1
        left join overwritten_record o on o.record_id = r.id and o.import_id = $1
    )
    select t.id as "recordId", t.title_id as "titleId", t.source_number as "controlNumber",
      coalesce((select description ->> 'title' from title where id = t.title_id), '') as title,
      case when is_changed then nullif(t.import_id, $1) end as "changedBy",
      is_overwritten as "isOverwritten",
      case when is_changed then 'changed' when is_lent then 'lent'
        when is_wanted and (not is_overwritten or was_withdrawn) then 'wanted' end as refusal
    from told t order by t.id`,
    [importId, after, most],
  );
}
