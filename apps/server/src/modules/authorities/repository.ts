import type { AuthorityType } from '@estante/marc';
import type { Db } from '@estante/database';
import { sql, type RawBuilder } from 'kysely';
import { byVariant, begins, has, ofType, type AuthorityQuery } from './heading-conditions.ts';

export interface HeadingRow {
  readonly id: number;
  readonly type: AuthorityType;
  readonly text: string;
  /** Whether the heading itself has what was sought; else a form not used of it has. */
  readonly isMet: boolean;
}

/**
 * Headings that are sought; none is counted past `most`. Those that begin with what was typed stand
 * together and are soon counted: a few letters need no more.
 */
export async function countHeadings(db: Db, sought: AuthorityQuery, most: number): Promise<number> {
  const begun = sql`(select h.id from heading h where ${begins(sought)} limit ${most})`;
  if ((await count(db, begun)) === most) return most;
  const found = sql`${begun}
    union (select h.id from heading h where ${has(sought, 'h')} limit ${most})
    union (${byVariant(sought)} limit ${most})`;
  return Math.min(await count(db, found), most);
}

async function count(db: Db, ids: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from (${ids}) as found`.execute(db);
  return rows[0]?.found ?? 0;
}

/** Headings that are just what was typed, in a form used or not. */
export function findExact(db: Db, sought: AuthorityQuery): Promise<number[]> {
  return idsOf(
    db,
    sql`select h.id from heading h where h.id in (
      select id from heading e where e.key collate "C" = ${sought.words.key}
      union
      select a.heading_id from heading_reference r join authority a on a.id = r.authority_id
        where r.relation = 'variant' and r.key = ${sought.words.key}
    ) and ${ofType(sought, 'h')} order by h.key collate "C", h.id`,
  );
}

/** Headings that begin with what was typed: they stand together in their order. */
export function findBegun(db: Db, sought: AuthorityQuery, limit: number): Promise<number[]> {
  return idsOf(
    db,
    sql`select h.id from heading h where ${begins(sought)} order by h.key collate "C", h.id limit ${limit}`,
  );
}

/** All other headings; those with the words are gathered first: walking all would take longer. */
export function findOthers(
  db: Db,
  sought: AuthorityQuery,
  except: readonly number[],
  limit: number,
): Promise<number[]> {
  const first = sql`order by (key || '') collate "C", id limit ${limit}`;
  return idsOf(
    db,
    sql`select id from (
      (select h.id, h.key from heading h
        where ${has(sought, 'h')} and h.id <> all(${except}) ${first})
      union
      (select h.id, h.key from heading h
        where h.id in (${byVariant(sought)}) and h.id <> all(${except}) ${first})
    ) as found ${first}`,
  );
}

/** Reads headings, in the order of their numbers as given. */
export async function readHeadings(
  db: Db,
  ids: readonly number[],
  { words }: AuthorityQuery,
): Promise<HeadingRow[]> {
  const met = words.all === '' ? sql`true` : sql`h.words @@ ${words.all}::tsquery`;
  const { rows } = await sql<HeadingRow>`
    select h.id, h.type, h.text, (${met} or starts_with(h.key, ${words.key})) as "isMet"
    from unnest(${ids}::integer[]) with ordinality as asked (id, place)
      join heading h on h.id = asked.id
    order by asked.place`.execute(db);
  return rows;
}

async function idsOf(db: Db, found: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${found}`.execute(db);
  return rows.map(({ id }) => id);
}
