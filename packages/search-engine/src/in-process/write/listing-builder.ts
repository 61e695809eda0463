import { KnownTexts } from '../../analysis/index.ts';
import { uint32Builder } from '../index/typed-array-builder.ts';
import type { Listing } from '../index/listings.ts';
import { inverse } from '../index/permutations.ts';
import { shared } from '../index/shared-arrays.ts';
import { StringsBuilder, sortedOrder } from '../index/strings.ts';

export class ListingBuilder {
  readonly #numbers = new KnownTexts();
  readonly #entries = new StringsBuilder();
  readonly #entryOf = uint32Builder();
  readonly #titleOf = uint32Builder();
  /** The last title that had each entry. */
  readonly #last: number[] = [];

  /** `title` is the number of its arrival. */
  add(title: number, entry: string): void {
    const number = this.#number(entry);
    if (this.#last[number] === title) return;
    this.#last[number] = title;
    this.#entryOf.push(number);
    this.#titleOf.push(title);
  }

  #number(entry: string): number {
    const known = this.#numbers.find(entry);
    if (known >= 0) return known;
    const number = this.#numbers.size;
    this.#numbers.add(number, entry);
    this.#entries.push(entry);
    this.#last.push(-1);
    return number;
  }

  /** `order` has the arrivals that stay, by doc id; there were `arrivals` in all. */
  finish(order: Uint32Array, arrivals: number): Listing {
    const sorted = sortedOrder(this.#entries.view());
    const places = inverse(sorted);
    const docIdOf = new Int32Array(arrivals).fill(-1);
    order.forEach((arrival, docId) => (docIdOf[arrival] = docId));
    const [entryOf, titleOf] = [this.#entryOf.view(), this.#titleOf.view()];
    const starts = shared.uint32(sorted.length + 1);
    for (let i = 0; i < entryOf.length; i++) {
      if ((docIdOf[titleOf[i] as number] as number) < 0) continue;
      const at = (places[entryOf[i] as number] as number) + 1;
      starts[at] = (starts[at] as number) + 1;
    }
    for (let e = 0; e < sorted.length; e++)
      starts[e + 1] = (starts[e + 1] as number) + (starts[e] as number);
    const cursor = starts.slice();
    const docIds = shared.uint32(starts[sorted.length] as number);
    for (let i = 0; i < entryOf.length; i++) {
      const docId = docIdOf[titleOf[i] as number] as number;
      if (docId < 0) continue;
      const entry = places[entryOf[i] as number] as number;
      docIds[cursor[entry] as number] = docId;
      cursor[entry] = (cursor[entry] as number) + 1;
    }
    return { entries: this.#entries.finish(sorted), starts, docIds };
  }
}

/** The places of each title's entries. */
export function entriesByTitle({ starts, docIds }: Listing, titles: number): number[][] {
  const byTitle: number[][] = Array.from({ length: titles }, () => []);
  for (let entry = 0; entry + 1 < starts.length; entry++) {
    const to = starts[entry + 1] as number;
    for (let i = starts[entry] as number; i < to; i++)
      (byTitle[docIds[i] as number] as number[]).push(entry);
  }
  return byTitle;
}
