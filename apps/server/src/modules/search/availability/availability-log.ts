import type { Db } from '@estante/database';
import { sql } from 'kysely';

/**
 * Point to which the log has been read: every transaction below the horizon, and those above it that had
 * ended.
 */
export interface ReadTo {
  readonly horizon: string;
  readonly seen: readonly string[];
}

interface AvailabilityChanges {
  readonly readTo: ReadTo;
  /** Another whenever what libraries lend at all may have changed. */
  readonly rules: string;
  readonly ids: readonly number[];
}

export const unread: ReadTo = { horizon: '0', seen: [] };

/** Tables that say what is lent, beside copies. */
export const ruleTables = ['library', 'loan_rule', 'loan_type'] as const;

/** Reads what has been committed since, in whichever order transactions end. */
export async function readAvailabilityChanges(
  db: Db,
  { horizon, seen }: ReadTo,
): Promise<AvailabilityChanges> {
  const { rows } = await sql<{
    horizon: string;
    rules: string;
    xid: string | null;
    ids: number[] | null;
  }>`
    select now.horizon::text, rules.version as rules, c.xid::text, array_agg(c.title_id) as ids
    from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) now
      cross join (
        select count(*) || ' ' || coalesce(sum(xid::text::numeric), 0) as version
        from lookup_table_change where table_name = any(${ruleTables}::text[])
      ) rules
      left join availability_change c
        on c.xid >= ${horizon}::text::xid8 and c.xid <> all(${seen}::text[]::xid8[])
    group by 1, 2, 3`.execute(db);
  const reached = rows[0]?.horizon ?? horizon;
  const changed = rows.flatMap(({ xid, ids }) => (xid === null ? [] : [{ xid, ids: ids ?? [] }]));
  return {
    readTo: {
      horizon: reached,
      seen: [...seen, ...changed.map(({ xid }) => xid)].filter(
        (xid) => BigInt(xid) >= BigInt(reached),
      ),
    },
    rules: rows[0]?.rules ?? '',
    ids: [...new Set(changed.flatMap(({ ids }) => ids))],
  };
}
