import type { Database, Db } from '@estante/database';
import { sql, type Insertable, type Selectable } from 'kysely';

export type HarvestRow = Selectable<Database['network_harvest']>;

export type InstitutionSettings = Pick<
  Selectable<Database['network_institution']>,
  | 'name'
  | 'base_url'
  | 'metadata_prefix'
  | 'set_spec'
  | 'logo_url'
  | 'title_url'
  | 'hold_url'
  | 'schedule'
  | 'is_paused'
>;

export function findSettings(db: Db) {
  return db.selectFrom('network_institution').selectAll().orderBy('name').orderBy('id').execute();
}

const shownHarvests = 10;

/** The last harvests of each institution, the newest first. */
export async function findHarvests(db: Db): Promise<ReadonlyMap<number, readonly HarvestRow[]>> {
  const { rows } = await sql<HarvestRow>`
    select h.* from network_institution i cross join lateral (
      select * from network_harvest where institution_id = i.id
      order by ended_at desc, id desc limit ${shownHarvests}
    ) as h order by h.ended_at desc, h.id desc`.execute(db);
  return Map.groupBy(rows, (row) => row.institution_id);
}

export async function removeInstitutions(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('network_institution').where('id', 'in', ids).execute();
}

export async function addInstitution(
  db: Db,
  settings: InstitutionSettings,
  now: Date,
): Promise<void> {
  const row: Insertable<Database['network_institution']> = { ...settings, next_at: now };
  await db.insertInto('network_institution').values(row).execute();
}

/** Restarts from a full list; a reader of the old one stops at its next page. */
const anotherList = {
  last_whole_at: null,
  list_kind: null,
  list_token: null,
  list_number: sql<number>`list_number + 1`,
  taken_until: null,
};

/** Changes an institution; one at another address, or of another format or set, is read anew from the start. */
export async function changeInstitution(
  db: Db,
  id: number,
  settings: InstitutionSettings,
  now: Date,
): Promise<void> {
  const { base_url: address, metadata_prefix: prefix, set_spec: set } = settings;
  const isSame = sql<boolean>`base_url = ${address} and metadata_prefix = ${prefix} and set_spec = ${set}`;
  await db
    .updateTable('network_institution')
    .set({
      ...anotherList,
      harvested_to: null,
      state: 'new',
      failures: 0,
      last_error: null,
      next_at: now,
    })
    .where('id', '=', id)
    .where((eb) => eb.not(isSame))
    .execute();
  await db.updateTable('network_institution').set(settings).where('id', '=', id).execute();
}

/** Asks for a harvest as soon as a harvester looks; false where there is no such institution. */
export async function askForHarvest(
  db: Db,
  id: number,
  { now, isWhole }: { readonly now: Date; readonly isWhole: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('network_institution')
    .set({
      next_at: now,
      ...(isWhole && anotherList),
    })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
