import { defineUseCases } from '../define-use-cases.ts';
import { changeFrontShelves, getFrontShelves } from './edit-front-shelves.ts';
import { listFrontShelves } from './list-front-shelves.ts';

/** Use cases behind the calls of the front page's shelves. */
export const useCases = defineUseCases((context) => ({
  listFrontShelves: listFrontShelves(context),
  getFrontShelves: getFrontShelves(context.db),
  changeFrontShelves: changeFrontShelves(context),
}));
