import type { Order } from '@estante/contract/plain';
import { endpointQuery } from '../../api/query.ts';
import {
  questionOf,
  readSearch,
  searchParams,
  type SearchState,
} from '../../parts/search/search-address.ts';

/** Orders for titles of other institutions: neither by call number nor by the number of holding libraries. */
export const networkOrders = ['C', 'T', 'A', 'D', 'W', 'I'] as const satisfies readonly Order[];

export const networkPath = '/rede';

export const institutionsQuery = endpointQuery('listNetworkInstitutions', {});

/**
 * Reads a search of the network, which has the words and filters of a catalogue search at another address.
 */
export function readNetworkSearch(params: URLSearchParams): SearchState {
  return readSearch('geral', params);
}

export function networkHref(state: SearchState): string {
  return `${networkPath}?${searchParams(state)}`;
}

export function networkQuery(state: SearchState) {
  return endpointQuery('searchTitles', {
    query: {
      ...questionOf(state),
      base: 'rede_pergamum',
      pagina: state.page,
      ...(state.order && { ordenacao: state.order }),
    },
  });
}
