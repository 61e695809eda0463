import { sharedListPageSize as size, type endpoints } from '@estante/contract';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { sha256 } from '../../platform/digest.ts';
import { findTitleNumbers } from '../catalogue/index.ts';
import { firstNameAndInitial } from '../patrons/index.ts';
import { readResultItems, type ResultItemDeps } from '../search/index.ts';
import { readGone } from './present-list.ts';
import { findSharedList } from './share-repository.ts';
import { findListTitles } from './title-repository.ts';

/** Gets a shared list: its titles as results have them, with where they can be had at this moment. */
export function getSharedList(deps: ResultItemDeps): UseCase<typeof endpoints.getSharedList> {
  return async ({ params: { codigo }, query: { pagina } }, { language }) => {
    const { db } = deps;
    const list = await findSharedList(db, sha256(codigo));
    if (!list) return refuse(404, 'NaoEncontrado');
    const titles = await findListTitles({ db, listId: list.id });
    const page = titles.slice((pagina - 1) * size, pagina * size);
    const ids = page.map(({ titleId }) => titleId);
    const all = titles.map(({ titleId }) => titleId);
    const [there, items, goneOf] = await Promise.all([
      findTitleNumbers(db, all),
      readResultItems(deps, ids, language),
      readGone(db, ids),
    ]);
    const itemOf = new Map(items.map((item) => [item.cod_acervo, item]));
    const body = {
      nome: list.name,
      descricao: list.description,
      de: list.shows_name ? firstNameAndInitial(list.person) : null,
      total: titles.length,
      pagina,
      quantidade: size,
      acervos: all.filter((id) => there.has(id)),
      itens: page.map(({ titleId, note }) => ({
        cod_acervo: titleId,
        nota: list.shows_notes ? note : '',
        acervo: itemOf.get(titleId) ?? null,
        retirado: goneOf(titleId),
      })),
    };
    return { status: 200, body };
  };
}
