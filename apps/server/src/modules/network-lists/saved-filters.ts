import type { Db } from '@estante/database';

/**
 * Types of filters by which searches name the entries of a list, where these are filters at all.
 */
const filterTypes: Readonly<Record<string, string>> = {
  biblioteca: 'B',
  campus: 'U',
  colecao: 'C',
  localizacao: 'L',
};
const coursePrefixes: Readonly<Record<string, string>> = {
  curso: 'curso',
  disciplina: 'disciplina',
};

interface Meaning {
  readonly id: number;
  readonly code: string;
}

/** Saved searches that are narrowed to one entry are narrowed to the other from now on. */
export async function moveFilters(
  trx: Db,
  list: string,
  { from, into }: { readonly from: Meaning; readonly into: Meaning },
): Promise<void> {
  const [before, after] = [filterOf(list, from), filterOf(list, into)];
  if (before === null || after === null || before === after) return;
  const sought = new URLSearchParams({ filtro: before }).toString();
  const rows = await trx
    .selectFrom('saved_search')
    .select(['id', 'person_id', 'query'])
    .where((of) => of('query', 'like', `%${sought.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`))
    .execute();
  for (const { id, person_id, query: was } of rows) {
    const query = replaceFilter(was, before, after);
    const same = trx
      .selectFrom('saved_search')
      .select('id')
      .where('person_id', '=', person_id)
      .where('query', '=', query)
      .where('id', '<>', id);
    if (query !== was && !(await same.executeTakeFirst())) {
      await trx.updateTable('saved_search').set({ query }).where('id', '=', id).execute();
    }
  }
}

function filterOf(list: string, { id, code }: Meaning): string | null {
  const type = filterTypes[list];
  if (type !== undefined) return `${type}:${id}`;
  const prefix = coursePrefixes[list];
  return prefix === undefined ? null : `D:${prefix}:${code}`;
}

/** The query with one filter in place of another; filters stand in their order, each once. */
export function replaceFilter(query: string, before: string, after: string): string {
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
