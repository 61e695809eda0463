import type { Db } from '@estante/database';

/**
 * Saved searches and shelves of the front page that are narrowed by one filter, as 'C:12', are narrowed by the
 * other from now on.
 */
export async function moveFilter(trx: Db, before: string, after: string): Promise<void> {
  await moveSavedSearches(trx, before, after);
  await moveShelves(trx, before, after);
}

async function moveSavedSearches(trx: Db, before: string, after: string): Promise<void> {
  const rows = await trx
    .selectFrom('saved_search')
    .select(['id', 'person_id', 'query', 'alerts', 'looked_to'])
    .where('query', 'like', queriesWith(before))
    .execute();
  for (const row of rows) {
    const query = replaceFilter(row.query, before, after);
    if (query === row.query) continue;
    const same = await trx
      .selectFrom('saved_search')
      .select(['id', 'alerts'])
      .where('person_id', '=', row.person_id)
      .where('query', '=', query)
      .executeTakeFirst();
    if (same) await joinSearches(trx, row, same);
    else await trx.updateTable('saved_search').set({ query }).where('id', '=', row.id).execute();
  }
}

interface SearchRow {
  readonly id: number;
  readonly alerts: boolean;
}

/** Leaves one of two searches of a person that have become the same; it alerts if either did. */
async function joinSearches(
  trx: Db,
  gone: SearchRow & { readonly looked_to: string },
  left: SearchRow,
): Promise<void> {
  const toTell = trx
    .selectFrom('alert as other')
    .select('other.id')
    .where('other.saved_search_id', '=', left.id)
    .where('other.read_at', 'is', null);
  // A search has one unread alert at most.
  await trx
    .updateTable('alert')
    .set({ saved_search_id: left.id })
    .where('saved_search_id', '=', gone.id)
    .where((of) => of.or([of('read_at', 'is not', null), of.not(of.exists(toTell))]))
    .execute();
  await trx.deleteFrom('saved_search').where('id', '=', gone.id).execute();
  if (!gone.alerts || left.alerts) return;
  await trx
    .updateTable('saved_search')
    .set({ alerts: true, looked_to: gone.looked_to })
    .where('id', '=', left.id)
    .execute();
}

async function moveShelves(trx: Db, before: string, after: string): Promise<void> {
  const rows = await trx
    .selectFrom('front_shelf')
    .select(['id', 'target'])
    .where('kind', '=', 'search')
    .where('target', 'like', queriesWith(before))
    .execute();
  for (const { id, target } of rows) {
    const moved = replaceFilter(target, before, after);
    if (moved === target) continue;
    await trx.updateTable('front_shelf').set({ target: moved }).where('id', '=', id).execute();
  }
}

/** Pattern of LIKE for queries in which a filter's text stands; that of a longer code fits it, too. */
function queriesWith(filter: string): string {
  const sought = new URLSearchParams({ filtro: filter }).toString();
  return `%${sought.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
}

/** The query with one filter in place of another; filters stand in their order, each once. */
function replaceFilter(query: string, before: string, after: string): string {
  const given = new URLSearchParams(query);
  const filters = given.getAll('filtro').map((one) => (one === before ? after : one));
  const written = new URLSearchParams();
  for (const [name, value] of given) {
    if (name !== 'filtro') written.append(name, value);
    else if (!written.has('filtro')) {
      for (const one of [...new Set(filters)].sort()) written.append('filtro', one);
    }
  }
  return written.toString();
}
