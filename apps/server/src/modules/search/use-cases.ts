import { defineUseCases } from '../define-use-cases.ts';
import { browseIndex, listIndexes } from './browse-index.ts';
import { listAdditionalTitles } from './list-additional-titles.ts';
import { listEditions } from './list-editions.ts';
import { listDefaultCovers, listFilters, listOrders } from './list-options.ts';
import {
  listActOptions,
  listArchiveOptions,
  listStandardOptions,
} from './list-material-options.ts';
import { listSearchCampuses, listSearchLibraries } from './list-places.ts';
import { listShelfNeighbours } from './list-shelf-neighbours.ts';
import { listSimilarTitles } from './list-similar-titles.ts';
import { listTargetProducts } from './list-target-products.ts';
import { suggest } from './suggest.ts';

/** Use cases behind the calls of searching and browsing. */
export const useCases = defineUseCases((context) => ({
  listOrders,
  listFilters: listFilters(context),
  listAdditionalTitles: listAdditionalTitles(context),
  listSearchCampuses: listSearchCampuses(context),
  listSearchLibraries: listSearchLibraries(context),
  listDefaultCovers: listDefaultCovers(context.db),
  listArchiveOptions: listArchiveOptions(context),
  listActOptions: listActOptions(context),
  listStandardOptions: listStandardOptions(context),
  listTargetProducts: listTargetProducts(context),
  suggest: suggest(context),
  browseIndex: browseIndex(context),
  listIndexes,
  listSimilarTitles: listSimilarTitles(context),
  listEditions: listEditions(context),
  listShelfNeighbours: listShelfNeighbours(context),
}));
