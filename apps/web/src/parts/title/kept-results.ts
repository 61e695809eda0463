import { createStore } from '../../browser/store.ts';

/** The results that were looked at last in this tab, of one page of them. */
export interface KeptResults {
  /** Address of the page of results. */
  readonly href: string;
  /** Addresses of the pages before and after it; '' where there is none. */
  readonly before: string;
  readonly after: string;
  /** Rank of the first of them, from 1. */
  readonly start: number;
  readonly total: number;
  readonly ids: readonly number[];
}

/** For the way from one of their titles to the next, and back. */
export const keptResults = createStore<KeptResults | null>(null);

/** The way from a title to those before and after it; null where it is none of them. */
export function wayFrom(kept: KeptResults | null, id: number) {
  const at = kept?.ids.indexOf(id) ?? -1;
  if (!kept || at < 0) return null;
  const pathOf = (one: number | undefined) => (one === undefined ? '' : `/acervo/${one}`);
  return {
    back: kept.href,
    position: kept.start + at,
    total: kept.total,
    // At the ends of a page the next page of results goes on.
    previous: pathOf(kept.ids[at - 1]) || kept.before,
    next: pathOf(kept.ids[at + 1]) || kept.after,
  };
}
