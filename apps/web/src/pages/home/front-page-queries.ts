import { frontShelvesQuery } from '../../features/front-shelves/front-shelves-query.ts';
import { institutionQueries } from '../../features/institution/institution-queries.ts';
import { readSearch, searchQuery } from '../../parts/search/search-address.ts';

/** How many there are of each kind. */
export const everything = searchQuery(readSearch('geral', new URLSearchParams()));

export const frontPageQueries = [everything, frontShelvesQuery, ...institutionQueries];
