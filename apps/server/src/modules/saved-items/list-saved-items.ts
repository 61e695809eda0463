import { keptTitlesLimit, savedSearchesLimit, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findKeptTitles } from '../title-lists/index.ts';
import { presentSearch } from './present-search.ts';
import { findSearches } from './search-repository.ts';

export function listSavedItems(db: Db): UseCase<typeof endpoints.listSavedItems> {
  return async (_request, { person: { personId } }) => {
    const [titulos, searches] = await Promise.all([
      findKeptTitles({ db, list: 'saved', personId }),
      findSearches(db, personId),
    ]);
    return {
      status: 200,
      body: {
        limite_titulos: keptTitlesLimit,
        limite_pesquisas: savedSearchesLimit,
        titulos,
        pesquisas: searches.map(presentSearch),
      },
    };
  };
}
