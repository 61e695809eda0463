import { itemProfilesOf, type ItemProfileName, type ReadResult } from '@estante/marc';

/** Which system's fields the items of a file are in: that of most items so far. */
export class ItemChooser {
  readonly #items = new Map<ItemProfileName, number>();
  readonly #named: ItemProfileName | 'none' | undefined;

  constructor(named: ItemProfileName | 'none' | undefined) {
    this.#named = named;
  }

  add(result: ReadResult): void {
    if (this.#named !== undefined || result.kind === 'bad') return;
    for (const [name, items] of itemProfilesOf(result.record))
      this.#items.set(name, (this.#items.get(name) ?? 0) + items);
  }

  get profile(): ItemProfileName | 'none' | undefined {
    if (this.#named !== undefined) return this.#named;
    let best: readonly [ItemProfileName, number] | undefined;
    for (const one of this.#items) if (one[1] > (best?.[1] ?? 0)) best = one;
    return best?.[0];
  }
}
