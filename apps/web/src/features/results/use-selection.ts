import { useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<number>;
  readonly set: (ids: readonly number[], isSelected: boolean) => void;
  readonly clear: () => void;
}

const none: ReadonlySet<number> = new Set();

/** Titles selected among the results of one search, over its pages; another search begins anew. */
export function useSelection(search: string): Selection {
  const [selected, setSelected] = useState({ search, ids: none });
  const ids = selected.search === search ? selected.ids : none;
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
