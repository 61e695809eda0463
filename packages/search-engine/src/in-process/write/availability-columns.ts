import { availability } from '../../fields.ts';
import type { AvailableTitles } from '../../port.ts';
import type { DocValues } from '../index/doc-values.ts';
import { noValues } from '../index/facet-values.ts';
import { docIdOf, emptyGeneration } from '../index/generation.ts';
import type { Generation } from '../index/generation.ts';
import type { Segment } from '../index/segment.ts';
import { AvailabilityStore } from './availability-store.ts';
import { buildBlock } from './value-block-builder.ts';

/** The combination of each title of a segment. */
interface Column {
  readonly ids: Int32Array;
  readonly values: Uint32Array;
  /** Titles by place, deleted ones included, as other facets keep them. */
  totals: Uint32Array;
}

/**
 * Availability of titles, where they can be had now, as one more facet of an index: a column for each
 * segment, which a loan changes in its place. Each search thread has its own, so that none changes
 * within a search.
 */
export class AvailabilityColumns {
  readonly #store = new AvailabilityStore();
  readonly #columns = new Map<string, Column>();
  #generation: Generation = emptyGeneration;

  /** The generation with the facet. */
  use(generation: Generation): Generation {
    this.#generation = generation;
    const keys = new Set(generation.segments.map(({ segment }) => segment.key));
    for (const key of this.#columns.keys()) if (!keys.has(key)) this.#columns.delete(key);
    for (const { segment } of generation.segments)
      if (!this.#columns.has(segment.key)) this.#columns.set(segment.key, this.#read(segment));
    return this.#withFacet();
  }

  /** The generation with the facet where it is another one now; null where its columns have changed. */
  change(titles: readonly AvailableTitles[], of: 'these' | 'all'): Generation | null {
    const { size } = this.#store;
    if (of === 'all') {
      this.#store.change(titles, of);
      this.#columns.clear();
      return this.use(this.#generation);
    }
    for (const { places, ids } of titles) {
      const combination = this.#store.combination(places);
      for (const id of ids) this.#move(id, combination);
    }
    return size === this.#store.size ? null : this.#withFacet();
  }

  #move(id: number, combination: number): void {
    for (const column of this.#columns.values()) {
      const docId = docIdOf(column.ids, id);
      if (docId < 0) continue;
      this.#count(column, column.values[docId] as number, -1);
      this.#count(column, combination, 1);
      column.values[docId] = combination;
    }
    this.#store.set(id, combination);
  }

  #read({ ids }: Segment): Column {
    const values = Uint32Array.from(ids, (id) => this.#store.of(id));
    const column = { ids, values, totals: new Uint32Array(this.#store.places.length + 1) };
    for (const combination of values) this.#count(column, combination, 1);
    return column;
  }

  #count(column: Column, combination: number, by: number): void {
    for (const place of this.#store.placesOf(combination)) {
      if (place >= column.totals.length) column.totals = longer(column.totals, place + 1);
      column.totals[place] = (column.totals[place] as number) + by;
    }
  }

  #withFacet(): Generation {
    const { places } = this.#store;
    const combinations = this.#store.lists();
    const written = places.map((code) => ({ code, label: '' }));
    const values =
      places.length === 0
        ? noValues
        : { blocks: [buildBlock(availability, 1, written)], relabelled: new Map() };
    const columnOf = (segment: Segment): DocValues => {
      const column = this.#columns.get(segment.key) as Column;
      column.totals = longer(column.totals, places.length + 1);
      return { kind: 'combined', combinations, packed: null, ...column };
    };
    return {
      ...this.#generation,
      values: { ...this.#generation.values, [availability]: values },
      segments: this.#generation.segments.map((view) => ({
        ...view,
        segment: {
          ...view.segment,
          docValues: { ...view.segment.docValues, [availability]: columnOf(view.segment) },
        },
      })),
    };
  }
}

function longer(numbers: Uint32Array, length: number): Uint32Array {
  if (numbers.length >= length) return numbers;
  const copy = new Uint32Array(length);
  copy.set(numbers);
  return copy;
}
