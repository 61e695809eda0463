import type { Db } from '@estante/database';
import { sql } from 'kysely';

/** How many copies a library has of a title, and how many can be had there now. */
export interface LibraryAvailability {
  readonly cod_biblioteca: number;
  readonly desc_biblioteca: string;
  readonly exemplares: number;
  readonly disponiveis: number;
  readonly colecoes: number;
}

export interface Availability {
  readonly exemplares: number;
  readonly disponiveis: number;
  readonly bibliotecas: LibraryAvailability[];
}

/** Availability of each title asked for; a title without copies has zeros. */
export async function findAvailability(
  db: Db,
  titleIds: readonly number[],
): Promise<ReadonlyMap<number, Availability>> {
  const rows = titleIds.length === 0 ? [] : await countCopies(db, titleIds);
  const grouped = Map.groupBy(rows, ({ title_id }) => title_id);
  return new Map(titleIds.map((id) => [id, sumUp(grouped.get(id) ?? [])]));
}

function sumUp(libraries: LibraryAvailability[]): Availability {
  const sum = (key: 'exemplares' | 'disponiveis') =>
    libraries.reduce((total, library) => total + library[key], 0);
  return {
    exemplares: sum('exemplares'),
    disponiveis: sum('disponiveis'),
    bibliotecas: libraries,
  };
}

async function countCopies(db: Db, titleIds: readonly number[]) {
  const { rows } = await sql<LibraryAvailability & { title_id: number }>`
    with held as (
      select title_id, library_id, 1 as copies, 0 as holdings,
        (status in ('available', 'reference'))::integer as free
        from copy where title_id = any(${titleIds}) and status not in ('withdrawn', 'lost')
      union all
      select title_id, library_id, 0, 1, 0 from holding where title_id = any(${titleIds})
    )
    select h.title_id, l.id as cod_biblioteca, l.name as desc_biblioteca,
      sum(h.copies)::integer as exemplares,
      sum(h.free)::integer as disponiveis,
      sum(h.holdings)::integer as colecoes
    from held h join library l on l.id = h.library_id
    group by h.title_id, l.id, l.name
    order by l.name, l.id`.execute(db);
  return rows;
}
