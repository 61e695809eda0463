import {
  itemProfilesOf,
  type ItemChoice,
  type ItemProfileName,
  type ReadResult,
} from '@estante/marc';

/** Chooses the system whose fields the items of a file are in: that of most items so far. */
export class ItemChooser {
  readonly #items = new Map<ItemProfileName, number>();
  readonly #named: ItemChoice | undefined;
  /** Systems of the files before in the same archive. */
  readonly #earlier = new Set<string>();

  constructor(named: ItemChoice | undefined) {
    this.#named = named;
  }

  /** Files of one archive may be of several systems. */
  startFile(): void {
    const { choice } = this;
    if (typeof choice === 'string') this.#earlier.add(choice);
    this.#items.clear();
  }

  add(result: ReadResult): void {
    if (this.#named !== undefined || result.kind === 'bad') return;
    for (const [name, items] of itemProfilesOf(result.record))
      this.#items.set(name, (this.#items.get(name) ?? 0) + items);
  }

  get choice(): ItemChoice | undefined {
    if (this.#named !== undefined) return this.#named;
    let best: readonly [ItemProfileName, number] | undefined;
    for (const one of this.#items) if (one[1] > (best?.[1] ?? 0)) best = one;
    return best?.[0];
  }

  /**
   * Systems whose fields the items are in, for the report: 'table' is one of the operator's own;
   * null for none.
   */
  get name(): string | null {
    const { choice } = this;
    if (typeof choice === 'object') return 'table';
    const names = choice === undefined ? this.#earlier : new Set([...this.#earlier, choice]);
    return [...names].join(', ') || null;
  }
}
