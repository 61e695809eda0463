import { namedListsLimit, type endpoints, type Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { findTitleNumbers } from '../catalogue/index.ts';
import { lockPerson } from '../patrons/index.ts';
import { inOrder } from './in-order.ts';
import {
  deleteList,
  findList,
  findLists,
  insertList,
  isNameInUse,
  nameList,
  placeLists,
  type ListRow,
} from './list-repository.ts';
import { presentLine } from './present-list.ts';
import { appendTitles } from './title-repository.ts';

export interface ListDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Makes a list. Their number, and that of the titles in one, is limited: more than fit are refused where they are sent.
 */
export function makeNamedList({ db, clock }: ListDeps): UseCase<typeof endpoints.makeNamedList> {
  return async ({ body: { nome, descricao, acervos } }, { person: { personId }, language }) => {
    if (nome === '') return refuseNoName(language);
    return db.transaction().execute(async (trx) => {
      if (!(await lockPerson(trx, personId))) return refuse(401, 'SessaoExpirada');
      const owner = { db: trx, personId };
      if ((await findLists(owner)).length >= namedListsLimit) {
        return refuse(422, 'limite_listas_excedido', { limite: namedListsLimit });
      }
      if (await isNameInUse(owner, nome)) return refuseName(language);
      const at = new Date(clock.now().epochMilliseconds);
      const listId = await insertList(owner, { name: nome, description: descricao }, at);
      const asked = [...new Set(acervos)];
      const there = await findTitleNumbers(trx, asked);
      const titles = asked.filter((id) => there.has(id));
      const fresh = titles.map((titleId) => ({ titleId, note: '' }));
      await appendTitles({ db: trx, listId }, fresh, at);
      const lista = presentLine((await findList(owner, listId)) as ListRow);
      const nao_encontrados = asked.filter((id) => !there.has(id));
      return { status: 200, body: { lista, nao_encontrados } };
    });
  };
}

export function changeNamedList({
  db,
  clock,
}: ListDeps): UseCase<typeof endpoints.changeNamedList> {
  return async ({ params: { id }, body }, { person: { personId }, language }) => {
    if (body.nome === '') return refuseNoName(language);
    return db.transaction().execute(async (trx) => {
      await lockPerson(trx, personId);
      const owner = { db: trx, personId };
      if (!(await findList(owner, id))) return refuse(404, 'NaoEncontrado');
      if (await isNameInUse(owner, body.nome, id)) return refuseName(language);
      const named = { name: body.nome, description: body.descricao };
      await nameList(owner, id, named, new Date(clock.now().epochMilliseconds));
      return { status: 200, body: presentLine((await findList(owner, id)) as ListRow) };
    });
  };
}

export function deleteNamedList(db: Db): UseCase<typeof endpoints.deleteNamedList> {
  return async ({ params: { id } }, { person: { personId } }) =>
    (await deleteList({ db, personId }, id))
      ? { status: 200, body: { codigo: id } }
      : refuse(404, 'NaoEncontrado');
}

/** Orders lists; nothing is moved where one of them is not theirs. */
export function orderNamedLists(db: Db): UseCase<typeof endpoints.orderNamedLists> {
  return async ({ body }, { person: { personId } }) =>
    db.transaction().execute(async (trx) => {
      await lockPerson(trx, personId);
      const owner = { db: trx, personId };
      const all = (await findLists(owner)).map(({ id }) => id);
      if (body.listas.some((id) => !all.includes(id))) return refuse(404, 'NaoEncontrado');
      const listas = [...inOrder(all, body.listas)];
      await placeLists(owner, listas);
      return { status: 200, body: { listas } };
    });
}

const refuseNoName = (language: Language): Refusal =>
  refuseBlank('nome', translatorFor(language)('lists.name'), language);

function refuseName(language: Language): Refusal {
  const mensagem = translatorFor(language)('errors.NomeDeListaEmUso');
  return { ...refuse(422, 'NomeDeListaEmUso'), fields: [{ campo: 'nome', mensagem }] };
}
