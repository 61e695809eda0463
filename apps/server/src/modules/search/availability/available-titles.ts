import type { Db } from '@estante/database';
import type { AvailableTitles } from '@estante/search-engine';
import { sql } from 'kysely';
import { lendsToAnybody, readLendingRules } from '../../circulation/availability/index.ts';

/** Code of the place of every title that can be had anywhere, besides those of libraries, which are numbers. */
export const anywhere = 'agora';

/** A library and a loan type, of which the loan rules lend copies to somebody; 0 is no loan type. */
interface LentKinds {
  readonly libraries: readonly number[];
  readonly loanTypes: readonly number[];
}

async function readLentKinds(db: Db): Promise<LentKinds> {
  const [libraries, loanTypes, rules] = await Promise.all([
    db.selectFrom('library').select('id').execute(),
    db.selectFrom('loan_type').select('id').execute(),
    readLendingRules(db),
  ]);
  const kinds = libraries.flatMap(({ id: libraryId }) =>
    [null, ...loanTypes.map(({ id }) => id)].map((loanTypeId) => ({ libraryId, loanTypeId })),
  );
  const lent = kinds.filter((kind) => lendsToAnybody(rules, kind));
  return {
    libraries: lent.map(({ libraryId }) => libraryId),
    loanTypes: lent.map(({ loanTypeId }) => loanTypeId ?? 0),
  };
}

const lentKinds = ({ libraries, loanTypes }: LentKinds) =>
  sql`unnest(${libraries}::integer[], ${loanTypes}::integer[]) as k (library_id, loan_type_id)`;

interface Row {
  readonly libraries: readonly number[];
  readonly ids: readonly number[];
}

/** Every title that can be had somewhere, by the libraries that have it. */
export async function readAvailableTitles(db: Db): Promise<AvailableTitles[]> {
  const kinds = await readLentKinds(db);
  const { rows } = await sql<Row>`
    select libraries, array_agg(title_id) as ids
    from (
      select c.title_id, array_agg(distinct c.library_id order by c.library_id) as libraries
      from copy c join ${lentKinds(kinds)}
        on k.library_id = c.library_id and k.loan_type_id = coalesce(c.loan_type_id, 0)
      where c.state = 'available'
      group by c.title_id
    ) t
    group by libraries`.execute(db);
  return rows.map(inPlaces);
}

/**
 * Some titles, by the libraries where they can be had; those that can be had nowhere are among
 * them.
 */
export async function readAvailabilityOf(
  db: Db,
  ids: readonly number[],
): Promise<AvailableTitles[]> {
  const kinds = await readLentKinds(db);
  const { rows } = await sql<Row>`
    select libraries, array_agg(title_id) as ids
    from (
      select t.id as title_id, array(
        select distinct c.library_id from copy c join ${lentKinds(kinds)}
          on k.library_id = c.library_id and k.loan_type_id = coalesce(c.loan_type_id, 0)
        where c.title_id = t.id and c.state = 'available'
        order by c.library_id
      ) as libraries
      from unnest(${ids}::integer[]) as t (id)
    ) t
    group by libraries`.execute(db);
  return rows.map(inPlaces);
}

function inPlaces({ libraries, ids }: Row): AvailableTitles {
  return { places: libraries.length === 0 ? [] : [anywhere, ...libraries.map(String)], ids };
}
