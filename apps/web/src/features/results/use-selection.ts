import { useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<number>;
  readonly set: (ids: readonly number[], isSelected: boolean) => void;
  readonly clear: () => void;
}

const none: ReadonlySet<number> = new Set();

/** What was last selected, for who comes back from a title. The server never selects. */
let lastSelected = { search: '', ids: none };

/** Titles selected among the results of one search, over its pages; another search begins anew. */
export function useSelection(search: string): Selection {
  const [selected, select] = useState(() => lastSelected);
  const ids = selected.search === search ? selected.ids : none;
  const setSelected = (next: typeof lastSelected) => {
    lastSelected = next;
    select(next);
  };
  return {
    ids,
    set: (some, isSelected) => {
      const next = new Set(ids);
      for (const id of some) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      setSelected({ search, ids: next });
    },
    clear: () => setSelected({ search, ids: none }),
  };
}
