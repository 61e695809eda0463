import { type endpoints, type Success } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import {
  changePart,
  findUnknown,
  readPart,
  refuseField,
  type EditDeps,
  type FieldFault,
} from '../institution/index.ts';
import { isShared } from '../named-lists/index.ts';
import { readSavedSearch, type SavedSearch } from '../search/index.ts';
import { kindOfWire, wireOfKind } from './shelf-kind.ts';

type Shelf = Success<typeof endpoints.getFrontShelves>['estantes'][number];

const part = { area: 'front-shelves', read: readShelves };

export function getFrontShelves(db: Db): UseCase<typeof endpoints.getFrontShelves> {
  return async () => ({ status: 200, body: await readPart(db, part) });
}

export function changeFrontShelves(deps: EditDeps): UseCase<typeof endpoints.changeFrontShelves> {
  return async ({ body }, { person: { loginId }, language }) =>
    changePart(deps, part, {
      seen: body.versao,
      loginId,
      write: async (trx) => {
        const fault = await findFault(trx, body.estantes);
        if (fault) return refuseField(fault, language);
        await writeShelves(trx, body.estantes);
        return null;
      },
    });
}

async function readShelves(db: Db): Promise<{ readonly estantes: Shelf[] }> {
  const rows = await db.selectFrom('front_shelf').selectAll().orderBy('position').execute();
  const estantes = rows.map((row) => ({
    cod_estante: row.id,
    tipo: wireOfKind[row.kind],
    nomes: { pt: row.name, en: row.name_en, es: row.name_es },
    alvo: row.target,
    ligada: row.is_on,
    de: row.from_day ?? '',
    ate: row.until_day ?? '',
  }));
  return { estantes };
}

/**
 * Finds a fault: a shelf that is not there or changes its kind, one of the two missing, a search or list that is not
 * valid.
 */
async function findFault(trx: Db, sent: readonly Shelf[]): Promise<FieldFault | null> {
  const { estantes: there } = await readShelves(trx);
  const known = new Map(there.map((one) => [one.cod_estante, one]));
  const ids = new Set(there.flatMap(({ cod_estante: id }) => id ?? []));
  const wrong = findUnknown(sent, (one) => one.cod_estante, ids);
  if (wrong) {
    const fault = wrong.isTwice ? 'twice' : 'frontShelf';
    return { field: `estantes.${wrong.at}.cod_estante`, fault, value: wrong.key };
  }
  for (const [at, one] of sent.entries()) {
    const before = known.get(one.cod_estante);
    if (before ? before.tipo !== one.tipo : isOwn(one)) {
      return { field: `estantes.${at}.tipo`, fault: 'frontShelfKind', value: one.tipo };
    }
    const isSame = before?.alvo === one.alvo;
    if (!isSame && one.tipo === 'busca' && searchOf(one.alvo) === null) {
      return { field: `estantes.${at}.alvo`, fault: 'search', value: one.alvo };
    }
    if (!isSame && one.tipo === 'lista' && !(await isShared(trx, one.alvo))) {
      return { field: `estantes.${at}.alvo`, fault: 'sharedList', value: one.alvo };
    }
  }
  const missing = there.find(
    (one) => isOwn(one) && !sent.some(({ cod_estante: id }) => id === one.cod_estante),
  );
  return missing ? { field: 'estantes', fault: 'frontShelfKind', value: missing.tipo } : null;
}

/** Reads the search of a target; null where it names no tab: words that somebody wrote are no query. */
function searchOf(target: string): SavedSearch | null {
  return new URLSearchParams(target).has('guia') ? readSavedSearch(target) : null;
}

/** Whether a shelf was made with the database: it is switched off rather than taken away. */
function isOwn({ tipo }: Pick<Shelf, 'tipo'>): boolean {
  return tipo === 'novos' || tipo === 'mais_emprestados';
}

async function writeShelves(trx: Db, shelves: readonly Shelf[]): Promise<void> {
  const kept = shelves.flatMap(({ cod_estante: id }) => id ?? []);
  await trx.deleteFrom('front_shelf').where('id', 'not in', kept).execute();
  for (const [at, shelf] of shelves.entries()) {
    const row = columnsOf(shelf, at + 1);
    const { cod_estante: id } = shelf;
    if (id === null) await trx.insertInto('front_shelf').values(row).execute();
    else await trx.updateTable('front_shelf').set(row).where('id', '=', id).execute();
  }
}

function columnsOf(shelf: Shelf, position: number) {
  const { tipo, nomes, alvo, ligada, de, ate } = shelf;
  return {
    position,
    kind: kindOfWire[tipo],
    is_on: ligada,
    target: tipo === 'busca' ? (readSavedSearch(alvo)?.query ?? alvo) : alvo,
    name: nomes.pt,
    name_en: nomes.en,
    name_es: nomes.es,
    from_day: de || null,
    until_day: ate || null,
  };
}
