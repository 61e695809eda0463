import { listTitlesLimit, namedListsLimit, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { KeyDeps } from '../auth/index.ts';
import { findList, findLists } from './list-repository.ts';
import { presentLine, presentList, readGone } from './present-list.ts';
import { presentShare } from './share-code.ts';
import { findListTitles } from './title-repository.ts';

export function listNamedLists(db: Db): UseCase<typeof endpoints.listNamedLists> {
  return async (_request, { person: { personId } }) => {
    const listas = (await findLists({ db, personId })).map(presentLine);
    const limits = { limite: namedListsLimit, limite_titulos: listTitlesLimit };
    return { status: 200, body: { ...limits, listas } };
  };
}

export function getNamedList(deps: KeyDeps): UseCase<typeof endpoints.getNamedList> {
  return async ({ params: { id } }, { person: { personId } }) => {
    const { db } = deps;
    const list = await findList({ db, personId }, id);
    if (!list) return refuse(404, 'NaoEncontrado');
    const titles = await findListTitles({ db, listId: id });
    const goneOf = await readGone(
      db,
      titles.map(({ titleId }) => titleId),
    );
    const itens = titles.map(({ titleId, addedOn, note }) => ({
      cod_acervo: titleId,
      data_insercao: addedOn,
      nota: note,
      retirado: goneOf(titleId),
    }));
    const compartilhamento = await presentShare(deps, list);
    const body = { ...presentList(list), limite: listTitlesLimit, compartilhamento, itens };
    return { status: 200, body };
  };
}
