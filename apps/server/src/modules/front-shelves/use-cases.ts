import type { UseCases } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { changeFrontShelves, getFrontShelves } from './edit-front-shelves.ts';
import { listFrontShelves } from './list-front-shelves.ts';

/** Use cases behind the calls of the front page's shelves. */
export function useCases(context: Context) {
  return {
    listFrontShelves: listFrontShelves(context),
    getFrontShelves: getFrontShelves(context.db),
    changeFrontShelves: changeFrontShelves(context),
  } satisfies Partial<UseCases>;
}
