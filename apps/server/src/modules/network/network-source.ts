import type { Db } from '@estante/database';
import type { SearchDocument } from '@estante/search-engine';
import { sql } from 'kysely';
import { readPosition, type IndexSource } from '../search/index.ts';
import { toNetworkDocument } from './network-document.ts';
import { findEditions } from './repository.ts';

/** Source of the network's index, its editions: each bears the transaction that last changed it. */
export function networkSource(db: Db): IndexSource {
  return {
    readPosition: () => readPosition(db),
    readChanges: (position) => readChanges(db, position),
    readDocuments: (ids) => readDocuments(db, ids),
    readAllDocuments: () => readAllDocuments(db),
    prune: async () => {},
  };
}

/** Reads changes as those of the catalogue are read: below what still runs, of this very database. */
async function readChanges(db: Db, position: string) {
  const [catalogue = '', xid = '0'] = position.split(':');
  const { rows } = await sql<{ position: string; ids: number[] | null }>`
    with now as (
      select catalogue_id, pg_snapshot_xmin(pg_current_snapshot()) as horizon
      from index_change_log
      where catalogue_id::text = ${catalogue}
        and pg_snapshot_xmin(pg_current_snapshot()) >= ${xid}::xid8
    )
    select now.catalogue_id || ':' || now.horizon as position,
      (select array_agg(e.id order by e.id) from network_edition e
        where e.changed_xid >= ${xid}::xid8 and e.changed_xid < now.horizon) as ids
    from now`.execute(db);
  const [row] = rows;
  return row ? { position: row.position, ids: row.ids ?? [] } : null;
}

async function readDocuments(db: Db, ids: readonly number[]): Promise<SearchDocument[]> {
  const editions = await findEditions(db, ids);
  return [...editions.values()].flatMap(([first, ...others]) =>
    first ? [toNetworkDocument([first, ...others])] : [],
  );
}

async function* readAllDocuments(db: Db, size = 1000): AsyncIterable<SearchDocument> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('network_edition')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(size)
      .execute();
    yield* await readDocuments(
      db,
      rows.map(({ id }) => id),
    );
    after = rows.at(-1)?.id ?? after;
    if (rows.length < size) return;
  }
}
