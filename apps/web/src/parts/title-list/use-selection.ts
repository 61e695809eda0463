import { useSyncExternalStore } from 'react';
import { keptSelection } from '../title/kept-selection.ts';

export interface Selection {
  readonly ids: ReadonlySet<number>;
  readonly set: (ids: readonly number[], isSelected: boolean) => void;
  readonly clear: () => void;
}

const none: ReadonlySet<number> = new Set();

/** Keeps the titles selected among the results of one search, over its pages; another search begins anew. */
export function useSelection(search: string): Selection {
  const { subscribe, read, readOnServer, write } = keptSelection;
  const selected = useSyncExternalStore(subscribe, read, readOnServer);
  const ids = selected.search === search ? selected.ids : none;
  return {
    ids,
    set: (some, isSelected) => {
      const next = new Set(ids);
      for (const id of some) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      write({ search, ids: next });
    },
    clear: () => write({ search, ids: none }),
  };
}
