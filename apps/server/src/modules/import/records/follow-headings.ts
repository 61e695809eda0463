import { asDb } from '../database/as-db.ts';
import type { Queries } from '../database/transaction.ts';
import { moveFilter } from '../../kept-searches/index.ts';

/** A heading, and the one that stands in its place. */
export interface MovedHeading {
  readonly from: number;
  readonly into: number;
}

/** Types of filter whose values are headings: of authors, advisers, subjects and forms. */
const filterTypes = ['A', 'O', 'S', 'F'];

/**
 * Has interests, saved searches and shelves of the front page that name a heading name the one in its place. The
 * interests of a person that become one run as long as either did, with the news of both.
 */
export async function moveFollowers(
  transaction: Queries,
  moved: readonly MovedHeading[],
): Promise<void> {
  const followed = await findFollowed(
    transaction,
    moved.map(({ from }) => from),
  );
  const db = asDb(transaction);
  for (const { from, into } of lastFirst(moved.filter((one) => followed.has(one.from)))) {
    await moveInterests(transaction, from, into);
    for (const type of filterTypes) await moveFilter(db, `${type}:${from}`, `${type}:${into}`);
  }
}

/** Headings among these that an interest, a saved search or a shelf of the front page names. */
export async function findFollowed(
  transaction: Queries,
  headings: readonly number[],
): Promise<ReadonlySet<number>> {
  if (headings.length === 0) return new Set();
  const rows = await transaction.query<{ id: number }>(
    `select heading_id as id from interest where heading_id = any($1)
      union
      select named[1]::bigint::integer from (
        select query from saved_search union all select target from front_shelf where kind = 'search'
      ) as kept (query), regexp_matches(query, $2, 'g') as named
        where named[1]::bigint = any($1)`,
    [headings, `filtro=[${filterTypes.join('')}]%3A(\\d{1,10})(?=&|$)`],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Orders moves so that what goes on from a heading goes before what comes to it. */
function lastFirst(moved: readonly MovedHeading[]): MovedHeading[] {
  const left = new Set(moved.map(({ from }) => from));
  const next = moved.filter(({ into }) => !left.has(into));
  if (next.length === 0) return [...moved];
  return [...next, ...lastFirst(moved.filter((one) => !next.includes(one)))];
}

async function moveInterests(transaction: Queries, from: number, into: number): Promise<void> {
  const both = `interest g join interest k
    on k.person_id = g.person_id and k.kind = g.kind and k.heading_id = $2 where g.heading_id = $1`;
  await transaction.query(
    `insert into interest_news (interest_id, person_id, titles, issues)
      select k.id, n.person_id, n.titles, n.issues
      from interest_news n join (select k.id, g.id as gone from ${both}) k on k.gone = n.interest_id
      on conflict (interest_id) do update set titles = interest_news.titles || excluded.titles,
        issues = interest_news.issues || excluded.issues`,
    [from, into],
  );
  await transaction.query(
    `update interest k set valid_to = greatest(k.valid_to, g.valid_to)
      from interest g where g.person_id = k.person_id and g.kind = k.kind
        and g.heading_id = $1 and k.heading_id = $2`,
    [from, into],
  );
  await transaction.query(`delete from interest where id in (select g.id from ${both})`, [
    from,
    into,
  ]);
  await transaction.query('update interest set heading_id = $2 where heading_id = $1', [
    from,
    into,
  ]);
}
