import { titleListLimit as limite, type endpoints, type ErrorCode } from '@estante/contract';
import type { Db, TitleList } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { findTitleNumbers } from '../catalogue/index.ts';
import { lockPerson } from '../patrons/index.ts';
import { countListedTitles, findListedAmong, insertListedTitles } from './repository.ts';

export interface TitleListDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const whenFull: Readonly<Record<TitleList, ErrorCode>> = {
  'permanent-basket': 'limite_cesta_excedido',
  saved: 'limite_itens_excedido',
};

export function addToPermanentBasket(
  deps: TitleListDeps,
): UseCase<typeof endpoints.addToPermanentBasket> {
  return ({ body }, { person }) => answerAdded(deps, 'permanent-basket', person, body.acervos);
}

export function saveTitles(deps: TitleListDeps): UseCase<typeof endpoints.saveTitles> {
  return ({ body }, { person }) => answerAdded(deps, 'saved', person, body.acervos);
}

export function putInPermanentBasket(
  deps: TitleListDeps,
): UseCase<typeof endpoints.putInPermanentBasket> {
  return async ({ body: { acervo } }, { person: { personId } }) => {
    const added = await add(deps, 'permanent-basket', personId, [acervo]);
    if ('refusal' in added) return added;
    const { nao_encontrados, ...body } = added;
    if (nao_encontrados.length > 0) return refuse(404, 'AcervoNaoEncontrado', { id: acervo });
    return { status: 200, body };
  };
}

async function answerAdded(
  deps: TitleListDeps,
  list: TitleList,
  { personId }: { readonly personId: number },
  asked: readonly number[],
) {
  const body = await add(deps, list, personId, asked);
  return 'refusal' in body ? body : { status: 200 as const, body };
}

/** Adds all titles that are new to the list, or none where they do not fit. */
async function add(
  { db, clock }: TitleListDeps,
  list: TitleList,
  personId: number,
  asked: readonly number[],
) {
  const titles = [...new Set(asked)];
  return db.transaction().execute(async (trx) => {
    if (!(await lockPerson(trx, personId))) return ended;
    const own = { db: trx, list, personId };
    const there = await findTitleNumbers(trx, titles);
    const kept = await findListedAmong(own, titles);
    const total = await countListedTitles(own);
    const fresh = titles.filter((id) => there.has(id) && !kept.has(id));
    if (total + fresh.length > limite) return refuse(422, whenFull[list], { limite, total });
    await insertListedTitles(own, fresh, new Date(clock.now().epochMilliseconds));
    return {
      total: total + fresh.length,
      limite,
      adicionados: fresh.length,
      nao_encontrados: titles.filter((id) => !there.has(id) && !kept.has(id)),
    };
  });
}

const ended: Refusal = refuse(401, 'SessaoExpirada');
