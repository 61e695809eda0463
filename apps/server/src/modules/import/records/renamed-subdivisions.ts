import type { AuthorityType } from '@estante/marc';
import type { Queries } from '../database/transaction.ts';
import { filingKey } from '../preparing/filing-key.ts';
import type { HeadingForm } from '../preparing/headings.ts';
import type { MovedHeading } from './follow-headings.ts';

/** Sign between a heading and its subdivisions. */
const dash = ' – ';

/** Beginning of a heading that has subdivisions, and the rest of it. */
interface CutHeading {
  readonly from: number;
  readonly base: HeadingForm;
  readonly rest: string;
}

/** A heading that authority records have left, and the one in its place. */
interface RenamedHeading {
  readonly before: string;
  readonly type: AuthorityType;
  readonly after: string;
}

/**
 * The one heading that titles are filed under and that has the same subdivisions as one of these, under what an
 * authority record has made of the heading before them: for 'Brazil – History', 'Brasil – History'.
 */
export async function findRenamed(
  transaction: Queries,
  headings: readonly number[],
): Promise<MovedHeading[]> {
  const cuts = await readCuts(transaction, headings);
  if (cuts.length === 0) return [];
  const renamed = Map.groupBy(await findLeft(transaction, cuts), ({ before }) => filingKey(before));
  const sought = cuts.flatMap(({ from, base, rest }) =>
    (renamed.get(base.key) ?? [])
      .filter(({ type }) => type === base.type)
      .map(({ type, after }) => ({ from, type, key: filingKey(after + rest) })),
  );
  return findFiled(transaction, sought);
}

/** Headings without titles that begin with one of these, whose subdivisions they name. */
export async function findSubdivisions(
  transaction: Queries,
  headings: readonly number[],
): Promise<number[]> {
  const rows = await transaction.query<{ id: number }>(
    `select distinct h.id from heading base join heading h on h.type = base.type
        and h.key collate "C" > base.key || ' ' and h.key collate "C" < base.key || '!'
        and position($2 in h.text) > 0
      where base.id = any($1) and not exists (select from title_heading t where t.heading_id = h.id)`,
    [headings, dash],
  );
  return rows.map(({ id }) => id);
}

async function readCuts(transaction: Queries, headings: readonly number[]): Promise<CutHeading[]> {
  if (headings.length === 0) return [];
  const rows = await transaction.query<{ id: number; type: AuthorityType; text: string }>(
    'select id, type, text from heading where id = any($1) and position($2 in text) > 0',
    [headings, dash],
  );
  return rows.flatMap(({ id, type, text }) =>
    [...text.matchAll(new RegExp(dash, 'g'))].map(({ index }) => {
      const base = text.slice(0, index);
      return {
        from: id,
        base: { type, key: filingKey(base), text: base },
        rest: text.slice(index),
      };
    }),
  );
}

/** Headings before the cuts that no record has any more, there still or gone, each with the one in its place. */
function findLeft(transaction: Queries, cuts: readonly CutHeading[]): Promise<RenamedHeading[]> {
  return transaction.query<RenamedHeading>(
    `with base as (
      select h.id, h.text from unnest($1::text[], $2::text[]) as n (type, key)
        join heading h on h.type = n.type and h.key = n.key
      union
      select g.id, g.text from withdrawn_authority w join gone_heading g on g.id = w.heading_id
        where g.text = any($3)
    )
    select base.text as "before", min(h.type) as type, min(h.text) as "after"
      from base join withdrawn_authority w on w.heading_id = base.id
        cross join lateral (
          select a.heading_id as id from source s join authority a on a.source_id = s.id
            where s.code = w.source and a.source_number = w.number
          union
          select a.heading_id from former_authority_number f join authority a on a.id = f.authority_id
            where f.source = w.source and f.number = w.number
          union
          select n.id from unnest(w.named) as named (key)
            join heading n on n.key collate "C" = named.key) as instead
        join heading h on h.id = instead.id
      where not exists (select from authority a where a.heading_id = base.id)
      group by base.id, base.text having count(distinct h.id) = 1`,
    [
      cuts.map(({ base }) => base.type),
      cuts.map(({ base }) => base.key),
      cuts.map(({ base }) => base.text),
    ],
  );
}

/** The one heading with titles among those that are sought for each. */
async function findFiled(
  transaction: Queries,
  sought: readonly (Omit<HeadingForm, 'text'> & { readonly from: number })[],
): Promise<MovedHeading[]> {
  if (sought.length === 0) return [];
  return transaction.query<MovedHeading>(
    `select n.from_id as "from", min(h.id) as "into"
      from unnest($1::integer[], $2::text[], $3::text[]) as n (from_id, type, key)
        join heading h on h.type = n.type and h.key = n.key
        and exists (select from title_heading t where t.heading_id = h.id)
      group by n.from_id having count(distinct h.id) = 1`,
    [sought.map(({ from }) => from), sought.map(({ type }) => type), sought.map(({ key }) => key)],
  );
}
