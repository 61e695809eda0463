import { activities } from '@estante/contract/plain';
import type { Output } from '../../api/api.ts';
import { useActivity } from '../institution/page-config.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { readSearch, searchHref, withoutView, type SearchState } from '../search/search-address.ts';
import { useSessionState } from '../../session/use-session.ts';

export const savedItemsQuery = endpointQuery('listSavedItems', {});

export type SavedSearch = Output<'listSavedItems'>['pesquisas'][number];

/**
 * Reads the saved items of the signed-in reader; undefined while nobody is signed in, or they are not known.
 */
export function useSavedItems() {
  const isOn = useActivity(activities.accountSavedItems);
  const enabled = useSessionState().kind === 'signed-in' && isOn;
  const { data } = useEndpoint(savedItemsQuery, { enabled });
  return enabled ? data : undefined;
}

/** Writes the search as the call takes it. */
export function savedQueryOf(state: SearchState): string {
  const href = searchHref(searchedIn(state));
  const params = new URLSearchParams(href.split('?')[1] ?? '');
  params.set('guia', state.tab);
  return params.toString();
}

/** Address of a saved search; with `I` the newest titles come first. */
export function savedSearchHref(
  { guia, consulta }: Pick<SavedSearch, 'guia' | 'consulta'>,
  order: 'I' | null = null,
): string {
  const params = new URLSearchParams(consulta);
  return searchHref({ ...searchedIn(readSearch(guia, params)), order });
}

/** Finds the saved search that asks for the same. */
export function findSaved(
  searches: readonly SavedSearch[],
  state: SearchState,
): SavedSearch | undefined {
  const href = searchHref(searchedIn(state));
  return searches.find((search) => savedSearchHref(search) === href);
}

/** Removes from a search how its results are shown. */
function searchedIn(state: SearchState): SearchState {
  return { ...withoutView(state), page: 1 };
}
