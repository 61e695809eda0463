import type { Database, Db, InterestKind } from '@estante/database';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Interest } from './interest.ts';

/** Finds the interests of one person, the last made first. */
export function findInterests(db: Db, personId: number, kinds: readonly InterestKind[]) {
  return db
    .selectFrom('interest as i')
    .leftJoin('heading as h', 'h.id', 'i.heading_id')
    .leftJoin('title as t', 't.id', 'i.title_id')
    .where('i.person_id', '=', personId)
    .where('i.kind', 'in', kinds)
    .select(['i.id', 'i.kind', 'i.heading_id', 'i.area', 'i.work_type', 'i.title_id'])
    .select(['i.part_kinds', 'i.made_on', 'i.valid_to', 'h.text as heading'])
    .select(sql<string | null>`t.description ->> 'title'`.as('title'))
    .orderBy('i.made_on', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
}

export type InterestRow = Awaited<ReturnType<typeof findInterests>>[number];

export async function countInterests(db: Db, personId: number): Promise<number> {
  const { total } = await db
    .selectFrom('interest')
    .where('person_id', '=', personId)
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export interface EntryDays {
  readonly made_on: string;
  readonly valid_to: string;
  readonly looked_to: string;
}

/** Writes interests of a person; those that are there already run to the day given now. */
export async function upsertInterests(
  trx: Db,
  personId: number,
  entries: readonly Interest[],
  days: EntryDays,
): Promise<void> {
  if (entries.length === 0) return;
  await trx
    .insertInto('interest')
    .values(entries.map((entry) => ({ ...entry, ...days, person_id: personId })))
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'kind', 'heading_id', 'area', 'work_type', 'title_id'])
        .doUpdateSet((eb) => ({
          valid_to: days.valid_to,
          part_kinds: eb.ref('excluded.part_kinds'),
        })),
    )
    .execute();
}

/** Number of the entries that the person follows. */
export async function countEntries(
  db: Db,
  personId: number,
  entries: readonly Interest[],
): Promise<number> {
  if (entries.length === 0) return 0;
  const { total } = await db
    .selectFrom('interest')
    .where('person_id', '=', personId)
    .where((eb) => eb.or(entries.map((entry) => isInterest(eb, entry))))
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Deletes interests of a person; answers how many of the entries there were. */
export async function deleteInterests(
  db: Db,
  personId: number,
  entries: readonly Interest[],
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('interest')
    .where('person_id', '=', personId)
    .where((eb) => eb.or(entries.map((entry) => isInterest(eb, entry))))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export interface Extension {
  readonly kinds: readonly InterestKind[];
  /** Entries to move; undefined: all of the kinds. */
  readonly entries?: readonly Interest[] | undefined;
  readonly validTo: string;
}

/** Has interests of a person run to another day; answers how many do. */
export async function updateValidity(
  db: Db,
  personId: number,
  { kinds, entries, validTo }: Extension,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('interest')
    .set({ valid_to: validTo })
    .where('person_id', '=', personId)
    .where('kind', 'in', kinds)
    .$if(entries !== undefined, (q) =>
      q.where((eb) => eb.or((entries ?? []).map((entry) => isInterest(eb, entry)))),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

function isInterest(
  eb: ExpressionBuilder<Database, 'interest'>,
  entry: Interest,
): Expression<SqlBool> {
  const { part_kinds: _, ...named } = entry;
  return eb.and(named);
}

/** Names of titles in the order of the numbers given, without titles that are gone. */
export async function nameTitles(
  db: Db,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select t.id, concat_ws(': ', description ->> 'title', nullif(description ->> 'subtitle', '')) as title
    from unnest(${ids}::integer[]) with ordinality as asked (id, place) join title t using (id)
    order by place`.execute(db);
  return rows;
}
