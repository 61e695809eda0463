import { createStore } from '../../browser/store.ts';

/** Results viewed last in this tab, of one page of them. */
export interface KeptResults {
  /** Address of the page of results. */
  readonly href: string;
  /** Addresses of the pages before and after it; '' if there is none. */
  readonly before: string;
  readonly after: string;
  /** Rank of the first of them, from 1. */
  readonly start: number;
  readonly total: number;
  readonly ids: readonly number[];
}

/** Results kept for the way from one of their titles to the next, and back. */
export const keptResults = createStore<KeptResults | null>(null);

/** Gives the way from a title to those before and after it; null if it is not in the results. */
export function wayFrom(kept: KeptResults | null, id: number) {
  const at = kept?.ids.indexOf(id) ?? -1;
  if (!kept || at < 0) return null;
  const pathOf = (one: number | undefined) => (one === undefined ? '' : `/acervo/${one}`);
  return {
    back: kept.href,
    position: kept.start + at,
    total: kept.total,
    // At the ends of a page the next page of results follows.
    previous: pathOf(kept.ids[at - 1]) || kept.before,
    next: pathOf(kept.ids[at + 1]) || kept.after,
  };
}
