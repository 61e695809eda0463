import { savedSearchesLimit as limite, type endpoints, type Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, refuseFields, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { lockPerson } from '../patrons/index.ts';
import { readSavedSearch } from '../search/index.ts';
import { presentSearches, type PresentDeps } from './present-search.ts';
import {
  countOtherSearches,
  deleteSearch,
  findSearches,
  updateSearch,
  upsertSearch,
} from './search-repository.ts';

export interface SavedSearchDeps extends PresentDeps {
  readonly clock: Clock;
}

/** Most characters of a query: PostgreSQL indexes no more of a text. */
const longestQuery = 2000;

export function saveSearch(deps: SavedSearchDeps): UseCase<typeof endpoints.saveSearch> {
  const { db, clock } = deps;
  return async ({ body: { nome, alerta, consulta } }, { person: { personId }, language }) => {
    if (nome === '') return refuseNameless(language);
    const search = readSavedSearch(consulta);
    if (search === null || search.query.length > longestQuery) {
      const mensagem = translatorFor(language)('valueFaults.form');
      return refuseFields([{ campo: 'consulta', mensagem }], language);
    }
    return db.transaction().execute(async (trx) => {
      if (!(await lockPerson(trx, personId))) return refuse(401, 'SessaoExpirada');
      if ((await countOtherSearches(trx, personId, search.query)) >= limite) {
        return refuse(422, 'limite_pesquisas_excedido', { limite });
      }
      const id = await upsertSearch(trx, {
        person_id: personId,
        name: nome,
        query: search.query,
        saved_at: new Date(clock.now().epochMilliseconds),
        alerts: alerta,
        looked_to: yesterday(clock),
      });
      return answer({ ...deps, db: trx }, { personId, language }, id);
    });
  };
}

export function changeSavedSearch(
  deps: SavedSearchDeps,
): UseCase<typeof endpoints.changeSavedSearch> {
  const { db, clock } = deps;
  return async ({ params: { id }, body }, { person: { personId }, language }) => {
    if (body.nome === '') return refuseNameless(language);
    const change = { name: body.nome, alerts: body.alerta, looked_to: yesterday(clock) };
    await updateSearch(db, personId, id, change);
    return answer(deps, { personId, language }, id);
  };
}

export function removeSavedSearch(db: Db): UseCase<typeof endpoints.removeSavedSearch> {
  return async ({ params: { id } }, { person: { personId } }) =>
    (await deleteSearch(db, personId, id))
      ? { status: 200, body: { codigo: id } }
      : refuse(404, 'NaoEncontrado');
}

interface Asker {
  readonly personId: number;
  readonly language: Language;
}

async function answer(deps: PresentDeps, { personId, language }: Asker, id: number) {
  const rows = await findSearches(deps.db, personId, id);
  const [body] = await presentSearches(deps, rows, language);
  return body ? { status: 200 as const, body } : refuse(404, 'NaoEncontrado');
}

/**
 * Gives the day up to which a search has been looked at when it is saved: titles that come today are told
 * tomorrow, also those that came before it was saved.
 */
function yesterday(clock: Clock): string {
  return clock.today().subtract({ days: 1 }).toString();
}

function refuseNameless(language: Language): Refusal {
  return refuseBlank('nome', translatorFor(language)('savedItems.name'), language);
}
