import type { Db } from '@estante/database';
import { moveFilter } from '../kept-searches/index.ts';

/**
 * Types of filters by which searches name the entries of a list, where these are filters at all: of a library,
 * what it holds and what can be had there now.
 */
const filterTypes: Readonly<Record<string, readonly string[]>> = {
  biblioteca: ['B', 'V'],
  campus: ['U'],
  colecao: ['C'],
  localizacao: ['L'],
};
const coursePrefixes: Readonly<Record<string, string>> = {
  curso: 'curso',
  disciplina: 'disciplina',
};

interface FilterMeaning {
  readonly id: number;
  readonly code: string;
}

/**
 * Saved searches and shelves of the front page that are narrowed to one entry are narrowed to the other from
 * now on.
 */
export async function moveFilters(
  trx: Db,
  list: string,
  { from, into }: { readonly from: FilterMeaning; readonly into: FilterMeaning },
): Promise<void> {
  const others = filtersOf(list, into);
  for (const [at, before] of filtersOf(list, from).entries()) {
    const after = others[at];
    if (after === undefined || before === after) continue;
    await moveFilter(trx, before, after);
  }
}

function filtersOf(list: string, { id, code }: FilterMeaning): readonly string[] {
  const types = filterTypes[list];
  if (types !== undefined) return types.map((type) => `${type}:${id}`);
  const prefix = coursePrefixes[list];
  return prefix === undefined ? [] : [`D:${prefix}:${code}`];
}
