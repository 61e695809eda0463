import type { CopyAct, Db } from '@estante/database';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { copyColumns, type CopyColumns } from './copy-columns.ts';
import type { CopyRow } from './copy-rows.ts';

export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** Login that does it, and the clock that says when. */
export interface Hand {
  readonly loginId: number;
  readonly clock: Clock;
}

/**
 * Columns that are to be written and are another thing now, each with what it was and what it is to
 * be.
 */
export function changesOf(row: CopyRow, wanted: Partial<CopyColumns>): Changes {
  return Object.fromEntries(
    copyColumns.flatMap((column) => {
      const after = wanted[column];
      return after === undefined || after === row[column] ? [] : [[column, [row[column], after]]];
    }),
  );
}

/** Columns that belong to this catalogue alone: no record says them. */
const unrecorded = new Set(['price']);

/**
 * Writes columns of a copy that is locked. What its record says of them is kept beside them, so that
 * imports leave them as staff wrote them; a column that agrees with the record is the record's again.
 */
export async function writeChanges(trx: Db, row: CopyRow, changes: Changes): Promise<void> {
  const columns = Object.entries(changes);
  if (columns.length === 0) return;
  const says = { ...row.record_says };
  if (!row.source_key.startsWith('staff/')) {
    for (const [column, [before, after]] of columns) {
      if (unrecorded.has(column)) continue;
      const said = column in says ? says[column] : before;
      if (said === after) delete says[column];
      else says[column] = said;
    }
  }
  const after = Object.fromEntries(columns.map(([column, [, value]]) => [column, value]));
  await trx
    .updateTable('copy')
    .set({ ...(after as Partial<CopyColumns>), record_says: JSON.stringify(says) })
    .where('id', '=', row.id)
    .execute();
}

export async function noteChange(
  trx: Db,
  { loginId, clock }: Hand,
  told: {
    readonly copyId: number;
    readonly act: CopyAct;
    readonly changes: Changes;
    readonly note?: string;
    readonly inventoryId?: number | undefined;
  },
): Promise<void> {
  await trx
    .insertInto('copy_change')
    .values({
      copy_id: told.copyId,
      act: told.act,
      changes: JSON.stringify(told.changes),
      note: told.note ?? '',
      changed_at: new Date(clock.now().epochMilliseconds),
      changed_by: loginId,
      inventory_id: told.inventoryId ?? null,
    })
    .execute();
}

/** A copy that no record names: it belongs to the record that describes its title. */
export async function insertCopy(
  trx: Db,
  titleId: number,
  columns: CopyColumns,
  addedBy: number,
): Promise<number | null> {
  const names = sql.join(copyColumns.map((column) => sql.ref(column)));
  const values = sql.join(copyColumns.map((column) => sql`${columns[column]}`));
  const { rows } = await sql<{ id: number }>`
    insert into copy (title_id, record_id, source_key, status, added_by, ${names})
    select r.title_id, r.id, 'staff/' || gen_random_uuid(), 'available', ${addedBy}, ${values}
      from bibliographic_record r where r.title_id = ${titleId} and r.withdrawn_at is null
      order by r.is_primary desc, r.id limit 1
    returning id`.execute(trx);
  return rows[0]?.id ?? null;
}
