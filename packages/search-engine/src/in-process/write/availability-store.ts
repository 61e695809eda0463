import type { AvailableTitles } from '../../port.ts';
import type { OrdinalLists } from '../index/doc-values.ts';

const pageBits = 12;
const pageLength = 1 << pageBits;

/**
 * Places where each title can be had now, by its external id: the number of a combination of them.
 * Places are numbered from 1, combinations from 0, which is nowhere; no number is used again.
 */
export class AvailabilityStore {
  readonly places: string[] = [];
  readonly #numberOfPlace = new Map<string, number>();
  readonly #combinations: (readonly number[])[] = [[]];
  readonly #numberOfCombination = new Map([['', 0]]);
  /** Numbers of catalogues lie close together. */
  readonly #pages = new Map<number, Uint32Array>();

  of(id: number): number {
    return this.#pages.get(id >>> pageBits)?.[id & (pageLength - 1)] ?? 0;
  }

  placesOf(combination: number): readonly number[] {
    return this.#combinations[combination] ?? [];
  }

  set(id: number, combination: number): void {
    let page = this.#pages.get(id >>> pageBits);
    if (page === undefined) {
      if (combination === 0) return;
      this.#pages.set(id >>> pageBits, (page = new Uint32Array(pageLength)));
    }
    page[id & (pageLength - 1)] = combination;
  }

  empty(): void {
    this.#pages.clear();
  }

  combination(places: readonly string[]): number {
    const numbers = [...new Set(places)].map((place) => this.#place(place)).sort((a, b) => a - b);
    const key = numbers.join(' ');
    const known = this.#numberOfCombination.get(key);
    if (known !== undefined) return known;
    this.#numberOfCombination.set(key, this.#combinations.length);
    return this.#combinations.push(numbers) - 1;
  }

  #place(place: string): number {
    const known = this.#numberOfPlace.get(place);
    if (known !== undefined) return known;
    const number = this.places.push(place);
    this.#numberOfPlace.set(place, number);
    return number;
  }

  /** Number of combinations so far. */
  get size(): number {
    return this.#combinations.length;
  }

  lists(): OrdinalLists {
    const starts = new Uint32Array(this.size + 1);
    this.#combinations.forEach(({ length }, i) => (starts[i + 1] = (starts[i] as number) + length));
    return { starts, values: Uint32Array.from(this.#combinations.flat()) };
  }

  change(titles: readonly AvailableTitles[], of: 'these' | 'all'): void {
    if (of === 'all') this.empty();
    for (const { places, ids } of titles) {
      const combination = this.combination(places);
      for (const id of ids) this.set(id, combination);
    }
  }

  /** Contents of the store, for copying to another. */
  titles(): AvailableTitles[] {
    const ids = this.#combinations.map((): number[] => []);
    for (const [page, combinations] of this.#pages)
      combinations.forEach((combination, i) => {
        if (combination > 0) ids[combination]?.push(page * pageLength + i);
      });
    return ids.flatMap((those, combination) => {
      if (those.length === 0) return [];
      const places = this.placesOf(combination).map((number) => this.places[number - 1] as string);
      return [{ places, ids: those }];
    });
  }
}
