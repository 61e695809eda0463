import type { Db } from '@estante/database';
import { sql } from 'kysely';

/** Reader to whom the lists belong. */
export interface Owner {
  readonly db: Db;
  readonly personId: number;
}

function own({ db, personId }: Owner) {
  return db
    .selectFrom('named_list as l')
    .where('l.person_id', '=', personId)
    .selectAll('l')
    .select((eb) =>
      eb
        .selectFrom('named_list_title as e')
        .whereRef('e.list_id', '=', 'l.id')
        .select(sql<number>`count(*)::integer`.as('total'))
        .$asScalar()
        .$notNull()
        .as('total'),
    );
}

export type ListRow = Awaited<ReturnType<typeof findLists>>[number];

/** Lists of a reader, in the order they have put them in. */
export function findLists(owner: Owner) {
  return own(owner).orderBy('l.position').orderBy('l.id').execute();
}

export function findList(owner: Owner, id: number): Promise<ListRow | undefined> {
  return own(owner).where('l.id', '=', id).executeTakeFirst();
}

/** Whether another list of the reader's has the name, in whatever case. */
export async function isNameInUse(
  { db, personId }: Owner,
  name: string,
  except: number | null = null,
): Promise<boolean> {
  const row = await db
    .selectFrom('named_list')
    .select('id')
    .where('person_id', '=', personId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', 'is distinct from', except)
    .executeTakeFirst();
  return row !== undefined;
}

export interface ListDetails {
  readonly name: string;
  readonly description: string;
}

/** Writes a list, as the last of them; returns its number. */
export async function insertList(
  { db, personId }: Owner,
  named: ListDetails,
  at: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('named_list')
    .values((eb) => ({
      ...named,
      person_id: personId,
      made_at: at,
      changed_at: at,
      position: eb
        .selectFrom('named_list')
        .where('person_id', '=', personId)
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('next')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Names a list; false where it is not there, or not theirs. */
export async function nameList(
  { db, personId }: Owner,
  id: number,
  named: ListDetails,
  changed_at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('named_list')
    .set({ ...named, changed_at })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteList({ db, personId }: Owner, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('named_list')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Gives every list of a reader its place. */
export async function placeLists({ db, personId }: Owner, ids: readonly number[]): Promise<void> {
  await sql`update named_list l set position = o.position
    from unnest(${ids}::integer[]) with ordinality as o (id, position)
    where l.id = o.id and l.person_id = ${personId}`.execute(db);
}
