import { titleListLimit, savedSearchesLimit, type endpoints } from '@estante/contract';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findListedTitles } from '../title-lists/index.ts';
import { presentSearches, type PresentDeps } from './present-search.ts';
import { findSearches } from './search-repository.ts';

export function listSavedItems(deps: PresentDeps): UseCase<typeof endpoints.listSavedItems> {
  return async (_request, { person: { personId }, language }) => {
    const { db } = deps;
    const [titulos, searches] = await Promise.all([
      findListedTitles({ db, list: 'saved', personId }),
      findSearches(db, personId),
    ]);
    return {
      status: 200,
      body: {
        limite_titulos: titleListLimit,
        limite_pesquisas: savedSearchesLimit,
        titulos,
        pesquisas: await presentSearches(deps, searches, language),
      },
    };
  };
}
