import type { Db, TitleList } from '@estante/database';
import { sql } from 'kysely';
import { isWithinDays } from '../../platform/sql/civil-days.ts';
import { timeZone } from '../../platform/clock.ts';

/** A list of one person's. */
export interface OwnList {
  readonly db: Db;
  readonly list: TitleList;
  readonly personId: number;
}

/** Days, 'YYYY-MM-DD', both ends open. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function own({ db, list, personId }: OwnList) {
  return db
    .selectFrom('title_list_entry')
    .where('person_id', '=', personId)
    .where('list', '=', list);
}

/** The titles with the days they were put in, the last first. */
export function findListedTitles(of: OwnList, { from, to }: Days = {}) {
  return own(of)
    .select('title_id as cod_acervo')
    .select(sql<string>`(added_at at time zone ${timeZone})::date::text`.as('data_insercao'))
    .where(isWithinDays('added_at', from, to))
    .orderBy('id', 'desc')
    .execute();
}

export async function countListedTitles(of: OwnList): Promise<number> {
  const { total } = await own(of)
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The numbers of these titles that are in the list. */
export async function findListedAmong(
  of: OwnList,
  titleIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await own(of).select('title_id').where(isAmong(titleIds)).execute();
  return new Set(rows.map(({ title_id }) => title_id));
}

/** Puts titles in that are not there, the last of them on top. */
export async function insertListedTitles(
  { db, list, personId }: OwnList,
  titleIds: readonly number[],
  added_at: Date,
): Promise<void> {
  if (titleIds.length === 0) return;
  const rows = titleIds.map((title_id) => ({ person_id: personId, list, title_id, added_at }));
  await db.insertInto('title_list_entry').values(rows).execute();
}

/** Takes titles out of a list; returns how many. */
export async function deleteListedTitles(
  { db, list, personId }: OwnList,
  titleIds: readonly number[],
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('title_list_entry')
    .where('person_id', '=', personId)
    .where('list', '=', list)
    .where(isAmong(titleIds))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function isAmong(titleIds: readonly number[]) {
  return sql<boolean>`title_id = any(${titleIds}::integer[])`;
}
