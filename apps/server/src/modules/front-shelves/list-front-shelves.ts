import { frontShelfTitles, type endpoints, type Language, type Success } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { nameIn } from '../../platform/sql/name-in.ts';
import { readDrawnTitles } from '../catalogue/index.ts';
import { isTabOn } from '../institution/index.ts';
import { findSharedTitles } from '../named-lists/index.ts';
import { findSaved, readSavedSearch, type SearchDeps } from '../search/index.ts';
import { wireOfKind } from './shelf-kind.ts';

type Shelf = Success<typeof endpoints.listFrontShelves>[number];
type ShelfResult = Pick<Shelf, 'busca' | 'lista' | 'total'> & { readonly ids: readonly number[] };

const newest = 'guia=novas-aquisicoes';

/** Shelves that are on today and have something on them. */
export function listFrontShelves(deps: SearchDeps): UseCase<typeof endpoints.listFrontShelves> {
  const { db, clock } = deps;
  return async (_request, { language }) => {
    const shelves = await findShelves(db, clock.today().toString(), language);
    const body = await Promise.all(
      shelves.map(async ({ id, kind, name, target }): Promise<Shelf[]> => {
        const found = await findOn(deps, { kind, target });
        const acervos = found ? await readDrawnTitles(db, found.ids, language) : [];
        if (!found || acervos.length === 0) return [];
        const { busca, lista, total } = found;
        return [
          { cod_estante: id, tipo: wireOfKind[kind], nome: name, busca, lista, total, acervos },
        ];
      }),
    );
    return { status: 200, body: body.flat() };
  };
}

function findShelves(db: Db, today: string, language: Language) {
  return db
    .selectFrom('front_shelf as s')
    .select(['s.id', 's.kind', 's.target', nameIn('s', language).as('name')])
    .where('s.is_on', '=', true)
    .where((eb) => eb.or([eb('s.from_day', 'is', null), eb('s.from_day', '<=', today)]))
    .where((eb) => eb.or([eb('s.until_day', 'is', null), eb('s.until_day', '>=', today)]))
    .orderBy('s.position')
    .execute();
}

type ShelfRow = Pick<Awaited<ReturnType<typeof findShelves>>[number], 'kind' | 'target'>;

/** Finds the titles that stand on a shelf; null where what it shows is no longer there. */
async function findOn(deps: SearchDeps, { kind, target }: ShelfRow): Promise<ShelfResult | null> {
  switch (kind) {
    case 'new':
      return findBySearch(deps, newest);
    case 'search':
      return findBySearch(deps, target);
    case 'most-lent': {
      const rows = await deps.db
        .selectFrom('most_lent')
        .select('title_id')
        .orderBy('position')
        .execute();
      const ids = rows.map(({ title_id }) => title_id);
      return { busca: null, lista: null, total: ids.length, ids };
    }
    case 'list': {
      const ids = await findSharedTitles(deps.db, target);
      const shown = ids.slice(0, frontShelfTitles);
      return { busca: null, lista: target, total: ids.length, ids: shown };
    }
  }
}

async function findBySearch(deps: SearchDeps, query: string): Promise<ShelfResult | null> {
  const search = readSavedSearch(query);
  if (!search || !(await isTabOn(deps.db, search.tab))) return null;
  const { total, ids } = await findSaved(deps, search.query, frontShelfTitles);
  return { busca: { guia: search.tab, consulta: search.query }, lista: null, total, ids };
}
