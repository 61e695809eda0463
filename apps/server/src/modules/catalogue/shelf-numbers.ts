import type { Db } from '@estante/database';
import { callNumber, type Description } from '@estante/marc';
import { sql } from 'kysely';

/** Most call numbers by which a title is looked for: of a newspaper on film each reel has its own. */
const most = 50;

interface HeldNumbersRow {
  readonly titleId: number;
  readonly numbers: string[];
}

/**
 * Call numbers of what there is of each title, copies before textual holdings, the first that came first;
 * '' stands for those that have none of their own.
 */
export async function findHeldNumbers(
  db: Db,
  titleIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (titleIds.length === 0) return new Map();
  const { rows } = await sql<HeldNumbersRow>`
    with held as (
      select title_id, call_number, 0 as kind, min(id) as first from copy
        where title_id = any(${titleIds}::integer[]) and status <> 'withdrawn' group by 1, 2
      union all
      select title_id, call_number, 1, min(id) from holding
        where title_id = any(${titleIds}::integer[]) group by 1, 2
    ), ranked as (
      select *, row_number() over (partition by title_id order by kind, first) as place from held
    )
    select title_id as "titleId", array_agg(call_number order by place) as numbers
    from ranked where place <= ${most} group by 1`.execute(db);
  return new Map(rows.map(({ titleId, numbers }) => [titleId, numbers]));
}

/** Call numbers by which a title stands on shelves: what has none of its own stands at the title's class. */
export function shelfNumbers(
  description: Pick<Description, 'classifications'>,
  held: readonly string[] = [''],
): string[] {
  const ofTitle = callNumber(description);
  return [...new Set(held.map((number) => number.trim() || ofTitle))].filter(Boolean);
}
