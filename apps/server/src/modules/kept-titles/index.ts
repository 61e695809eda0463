export { addToPermanentBasket, putInPermanentBasket, saveTitles } from './add-titles.ts';
export { getPermanentBasket, listPermanentBasket } from './list-titles.ts';
export { removeFromPermanentBasket, unsaveTitles } from './remove-titles.ts';
export { findKeptTitles } from './repository.ts';
