import type { Db } from '@estante/database';

/** How many copies a library has of a title, and how many can be had there now. */
export interface LibraryAvailability {
  readonly cod_biblioteca: number;
  readonly desc_biblioteca: string;
  readonly exemplares: number;
  readonly disponiveis: number;
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

function countCopies(db: Db, titleIds: readonly number[]) {
  return db
    .selectFrom('copy as c')
    .innerJoin('library as l', 'l.id', 'c.library_id')
    .where('c.title_id', 'in', titleIds)
    .where('c.status', '!=', 'withdrawn')
    .groupBy(['c.title_id', 'l.id', 'l.name'])
    .orderBy('l.name')
    .select((eb) => [
      'c.title_id',
      'l.id as cod_biblioteca',
      'l.name as desc_biblioteca',
      eb.cast<number>(eb.fn.countAll(), 'integer').as('exemplares'),
      eb
        .cast<number>(
          eb.fn.countAll().filterWhere('c.status', 'in', ['available', 'reference']),
          'integer',
        )
        .as('disponiveis'),
    ])
    .execute();
}
