import { createStore } from '../../browser/store.ts';
import { keptResults } from './kept-results.ts';

export interface KeptSelection {
  /** Search among whose results they were selected. */
  readonly search: string;
  readonly ids: ReadonlySet<number>;
}

const nothing: KeptSelection = { search: '', ids: new Set() };

/** Titles last selected in this tab, for a reader who comes back from a title. The server never selects. */
export const keptSelection = createStore(nothing);

/** Forgets the selected titles, and the results viewed last. */
export function forgetSelection(): void {
  keptSelection.write(nothing);
  keptResults.write(null);
}
