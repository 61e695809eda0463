import { searchIndexes } from '@estante/contract/plain';
import type { SearchState } from './search-address.ts';

/** Reads the search of the box's form: a new one, with the view of the one before. */
export function sentSearch(state: SearchState, form: FormData): SearchState {
  const [text, chosen] = [form.get('q'), form.get('indice')];
  return {
    ...state,
    q: typeof text === 'string' ? text.trim() : '',
    index: searchIndexes.find((one) => one === chosen) ?? 'livre',
    page: 1,
    filters: [],
    work: null,
    isUnfinished: false,
  };
}
