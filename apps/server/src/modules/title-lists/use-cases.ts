import { defineUseCases } from '../define-use-cases.ts';
import { addToPermanentBasket, putInPermanentBasket, saveTitles } from './add-titles.ts';
import { getPermanentBasket, listPermanentBasket } from './list-titles.ts';
import { removeFromPermanentBasket, unsaveTitles } from './remove-titles.ts';

/** Use cases behind the calls of the permanent basket and of saved titles. */
export const useCases = defineUseCases((context) => ({
  getPermanentBasket: getPermanentBasket(context.db),
  listPermanentBasket: listPermanentBasket(context.db),
  addToPermanentBasket: addToPermanentBasket(context),
  putInPermanentBasket: putInPermanentBasket(context),
  removeFromPermanentBasket: removeFromPermanentBasket(context.db),
  saveTitles: saveTitles(context),
  unsaveTitles: unsaveTitles(context.db),
}));
