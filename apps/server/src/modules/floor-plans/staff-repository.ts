import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';

/** A shelf as staff write it. */
export interface ShelfRow {
  readonly shape: string;
  readonly name: string;
  readonly call_from: string;
  readonly call_to: string;
  readonly location_id: number | null;
  readonly collection_id: number | null;
}

export function listPlans(db: Db, language: Language) {
  return db
    .selectFrom('floor_plan as p')
    .innerJoin('library as l', 'l.id', 'p.library_id')
    .select(['p.id', 'p.library_id', nameIn('l', language).as('library'), 'p.name'])
    .select((eb) =>
      eb
        .selectFrom('plan_shelf as s')
        .whereRef('s.plan_id', '=', 'p.id')
        .select((count) => count.fn.countAll<string>().as('shelves'))
        .$asScalar()
        .as('shelves'),
    )
    .orderBy('library')
    .orderBy('p.name')
    .orderBy('p.id')
    .execute();
}

export async function findPlan(db: Db, id: number, language: Language) {
  return db
    .selectFrom('floor_plan as p')
    .innerJoin('library as l', 'l.id', 'p.library_id')
    .where('p.id', '=', id)
    .select(['p.id', 'p.library_id', nameIn('l', language).as('library'), 'p.name'])
    .select(['p.drawing', 'p.digest', 'p.version'])
    .executeTakeFirst();
}

export function findPlanShelves(db: Db, planId: number): Promise<ShelfRow[]> {
  return db
    .selectFrom('plan_shelf')
    .where('plan_id', '=', planId)
    .select(['shape', 'name', 'call_from', 'call_to', 'location_id', 'collection_id'])
    .orderBy('position')
    .execute();
}

interface Choice {
  readonly codigo: number;
  readonly nome: string;
}

/** Finds the choices that a list offers, by name. */
export async function findChoices(
  db: Db,
  list: 'library' | 'location' | 'collection',
  language: Language,
): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select one.id as codigo, ${nameIn('one', language)} as nome
    from ${sql.table(list)} one order by nome, codigo`.execute(db);
  return rows;
}

/** Writes these shelves and no others, in a transaction. */
export async function writeShelves(
  trx: Db,
  planId: number,
  shelves: readonly ShelfRow[],
): Promise<void> {
  await trx.deleteFrom('plan_shelf').where('plan_id', '=', planId).execute();
  if (shelves.length === 0) return;
  await trx
    .insertInto('plan_shelf')
    .values(shelves.map((shelf, position) => ({ plan_id: planId, position, ...shelf })))
    .execute();
}
