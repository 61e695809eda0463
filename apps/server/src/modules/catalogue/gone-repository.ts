import type { Db } from '@estante/database';
import { headingKey } from '@estante/marc';
import { sql, type RawBuilder } from 'kysely';

/** Name of a title or heading that is no longer there. */
interface FormerName {
  readonly name: string;
}

/** Finds the title that was under a number which no title of the catalogue has; its name is '' where none is known. */
export async function findGoneTitle(db: Db, id: number): Promise<FormerName | undefined> {
  const { rows } = await sql<FormerName>`
    select coalesce(description ->> 'title', '') as name from title
      where id = ${id} and withdrawn_at is not null
    union all
    select title from gone_title where id = ${id}
      and not exists (select from title where id = ${id})`.execute(db);
  return rows[0];
}

/** Number and name of what stands in the place of something gone. */
interface Substitute {
  readonly substituto: number;
  readonly nome_substituto: string;
}

/**
 * Finds the title that was under each number that no title of the catalogue has: its name, '' where none is
 * known, and the title that stands in its place now.
 */
export async function findGoneTitles(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FormerName & { readonly instead: Substitute | null }>> {
  const { rows } = await sql<FormerName & Partial<Substitute> & { readonly id: number }>`
    select asked.id, s.*, coalesce(
      (select description ->> 'title' from title where id = asked.id),
      (select title from gone_title where id = asked.id), '') as name
    from unnest(${ids}::integer[]) as asked (id)
      left join lateral (${standsFor(sql`asked.id`)}) s on true`.execute(db);
  return new Map(
    rows.map(({ id, name, substituto, nome_substituto }) => [
      id,
      {
        name,
        instead: substituto ? { substituto, nome_substituto: nome_substituto ?? '' } : null,
      },
    ]),
  );
}

/** The title whose record says that it stands for a number of this one's. */
export async function insteadOfTitle(db: Db, id: number): Promise<Substitute | undefined> {
  return (await standsFor(sql`${id}::integer`).execute(db)).rows[0];
}

function standsFor(id: RawBuilder<unknown>): RawBuilder<Substitute> {
  return sql<Substitute>`
    select t.id as substituto, t.description ->> 'title' as nome_substituto
    from bibliographic_record gone
      join source s on s.id = gone.source_id
      join former_number f on f.number = gone.source_number and f.source = s.code
      join bibliographic_record r on r.id = f.record_id
      join title t on t.id = r.title_id and t.withdrawn_at is null
    where gone.title_id = ${id} order by t.id limit 1`;
}

/** Finds the heading that was under a number and is nobody's any more. */
export async function findGoneHeading(db: Db, id: number): Promise<FormerName | undefined> {
  const row = await db
    .selectFrom('gone_heading')
    .select('text as name')
    .where('id', '=', id)
    .executeTakeFirst();
  return row;
}

/** The heading that this one's record has now, or whose record says that it stands for it, or that it named. */
export async function insteadOfHeading(db: Db, id: number): Promise<Substitute | undefined> {
  const { rows } = await sql<Substitute>`
    select h.id as substituto, h.text as nome_substituto
    from withdrawn_authority w
      left join lateral (
        select a.id, a.heading_id from source s
          join authority a on a.source_id = s.id and a.source_number = w.number
          where s.code = w.source
        union all
        select a.id, a.heading_id from former_authority_number f
          join authority a on a.id = f.authority_id
          where f.number = w.number and f.source = w.source) a on true
      join heading h on h.id = a.heading_id or (a.id is null and h.key = any(w.named))
    where w.heading_id = ${id} order by a.id nulls last, h.id limit 1`.execute(db);
  return rows[0];
}

/** The heading of the same words: titles have come under it again, or under another type. */
export async function headingCalled(db: Db, text: string): Promise<Substitute | undefined> {
  const { rows } = await sql<Substitute>`
    select id as substituto, text as nome_substituto from heading
    where key collate "C" = ${headingKey(text)} order by id limit 1`.execute(db);
  return rows[0];
}
