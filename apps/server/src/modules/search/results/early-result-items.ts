import type { Language } from '@estante/contract';
import { readResultItems, type ResultItemDeps } from './result-item.ts';

type Items = ReturnType<typeof readResultItems>;

/** Lines of a result that are read while its facets are counted. */
export class EarlyResultItems {
  readonly #deps: ResultItemDeps;
  readonly #language: Language;
  #begun: { readonly ids: readonly number[]; readonly items: Items } | null = null;

  constructor(deps: ResultItemDeps, language: Language) {
    this.#deps = deps;
    this.#language = language;
  }

  /** Begins to read the lines of titles that a search is likely to answer with. */
  begin(ids: readonly number[]): void {
    const items = readResultItems(this.#deps, ids, this.#language);
    // Told by `read`, unless the search itself fails.
    items.catch(() => {});
    this.#begun = { ids, items };
  }

  /** The lines of these titles, in their order. */
  read(ids: readonly number[]): Items {
    const isBegun = this.#begun?.ids.join() === ids.join();
    return isBegun && this.#begun
      ? this.#begun.items
      : readResultItems(this.#deps, ids, this.#language);
  }
}
