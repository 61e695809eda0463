import { frontShelvesQuery } from '../../features/front-shelves/front-shelves-query.ts';
import { institutionQueries } from '../../features/institution/institution-queries.ts';
import { readSearch, searchQuery } from '../../parts/search/search-address.ts';

/** Search for all titles, whose answer has the number of titles of each work type. */
export const everything = searchQuery(readSearch('geral', new URLSearchParams()));

export const frontPageQueries = [everything, frontShelvesQuery, ...institutionQueries];
