import type { Database, Db } from '@estante/database';
import type { Insertable } from 'kysely';

export type SavedSearchRow = Awaited<ReturnType<typeof findSearches>>[number];

/** A person's saved searches with what is new in them and not read, the last saved first. */
export function findSearches(db: Db, personId: number, id?: number) {
  return db
    .selectFrom('saved_search as s')
    .leftJoin('alert as a', (join) =>
      join.onRef('a.saved_search_id', '=', 's.id').on('a.read_at', 'is', null),
    )
    .where('s.person_id', '=', personId)
    .$if(id !== undefined, (q) => q.where('s.id', '=', id ?? 0))
    .select(['s.id', 's.name', 's.query', 's.saved_at', 's.alerts'])
    .select(['a.id as alert', 'a.titles', 'a.from_day', 'a.to_day'])
    .orderBy('s.saved_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute();
}

/** Counts the searches that a person has saved beside this one. */
export async function countOtherSearches(db: Db, personId: number, query: string): Promise<number> {
  const { total } = await db
    .selectFrom('saved_search')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where('person_id', '=', personId)
    .where('query', '<>', query)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Writes a search; returns its number. One that is saved already gets the new name, and alerts or does not. */
export async function upsertSearch(
  db: Db,
  search: Insertable<Database['saved_search']>,
): Promise<number> {
  const { name, alerts, looked_to } = search;
  const { id } = await db
    .insertInto('saved_search')
    .values(search)
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'query']).doUpdateSet((eb) => ({
        name,
        alerts,
        looked_to: eb
          .case()
          .when('saved_search.alerts', '=', true)
          .then(eb.ref('saved_search.looked_to'))
          .else(looked_to)
          .end(),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface SearchChange {
  readonly name: string;
  readonly alerts: boolean;
  /** The day from which on it is looked at, where it has been quiet so far. */
  readonly looked_to: string;
}

/** Changes a search; false where this person has no such search. */
export async function updateSearch(
  db: Db,
  personId: number,
  id: number,
  { name, alerts, looked_to }: SearchChange,
): Promise<boolean> {
  const row = await db
    .updateTable('saved_search')
    .set((eb) => ({
      name,
      alerts,
      looked_to: eb
        .case()
        .when('alerts', '=', true)
        .then(eb.ref('looked_to'))
        .else(looked_to)
        .end(),
    }))
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a search; false where this person has no such search. */
export async function deleteSearch(db: Db, personId: number, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('saved_search')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
