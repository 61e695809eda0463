import type { endpoints } from '@estante/contract';
import type { UseCase } from '../../endpoint/use-case.ts';
import { defineUseCases } from '../define-use-cases.ts';
import { countFailedSearches, searchTitles } from '../search/index.ts';
import { getNetworkTitle } from './get-network-title.ts';
import { listNetworkInstitutions } from './list-network-institutions.ts';
import { searchNetwork } from './search-network.ts';

/**
 * Use cases behind the calls of other institutions' catalogues; they choose the catalogue that a search is
 * of.
 */
export const useCases = defineUseCases((context) => ({
  searchTitles: inBase(
    searchTitles({ ...context, onNothing: countFailedSearches(context) }),
    searchNetwork(context),
  ),
  getNetworkTitle: getNetworkTitle(context.db),
  listNetworkInstitutions: listNetworkInstitutions(context.db),
}));

type Search = UseCase<typeof endpoints.searchTitles>;

function inBase(local: Search, network: Search): Search {
  return (request, asker) =>
    (request.query.base === 'rede_pergamum' ? network : local)(request, asker);
}
