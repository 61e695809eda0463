import { createStore } from '../../browser/store.ts';
import { keptResults } from './kept-results.ts';

export interface KeptSelection {
  /** The search among whose results they were selected. */
  readonly search: string;
  readonly ids: ReadonlySet<number>;
}

const nothing: KeptSelection = { search: '', ids: new Set() };

/** Titles last selected in this tab, for who comes back from a title. The server never selects. */
export const keptSelection = createStore(nothing);

/** Forgets the titles that were selected, and the results that were looked through. */
export function forgetSelection(): void {
  keptSelection.write(nothing);
  keptResults.write(null);
}
