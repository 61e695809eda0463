import { titleListLimit as limite, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { countListedTitles, deleteListedTitles, type OwnList } from './repository.ts';

export function removeFromPermanentBasket(
  db: Db,
): UseCase<typeof endpoints.removeFromPermanentBasket> {
  return ({ body }, { person: { personId } }) =>
    remove({ db, list: 'permanent-basket', personId }, body.acervos);
}

export function unsaveTitles(db: Db): UseCase<typeof endpoints.unsaveTitles> {
  return ({ body }, { person: { personId } }) =>
    remove({ db, list: 'saved', personId }, body.acervos);
}

async function remove(own: OwnList, titles: readonly number[]) {
  const retirados = await deleteListedTitles(own, titles);
  const total = await countListedTitles(own);
  return { status: 200 as const, body: { total, limite, retirados } };
}
