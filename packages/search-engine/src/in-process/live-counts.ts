import type { FacetType } from '../fields.ts';
import type { Generation, Part } from './generation.ts';
import { deletedTitles, isDeleted } from './generation.ts';
import { valuesOf } from './merge.ts';
import type { Column } from './segment.ts';
import { nextNumber, noValues } from './values.ts';

/** Live titles by value, over the whole index: kept for as long as the generation is. */
export class LiveCounts {
  readonly #generation: Generation;
  readonly #known = new Map<FacetType, Uint32Array>();

  constructor(generation: Generation) {
    this.#generation = generation;
  }

  of(type: FacetType): Uint32Array {
    let counts = this.#known.get(type);
    if (counts === undefined) {
      counts = new Uint32Array(nextNumber(this.#generation.values[type] ?? noValues));
      for (const part of this.#generation.parts) addPart(part, type, counts);
      this.#known.set(type, counts);
    }
    return counts;
  }
}

function addPart(part: Part, type: FacetType, counts: Uint32Array): void {
  const column = part.segment.columns[type];
  if (column === undefined) return;
  const { totals } = column;
  if (totals === null) {
    const { segment, deleted } = part;
    for (let ordinal = 0; ordinal < segment.ids.length; ordinal++)
      if (deleted === null || !isDeleted(deleted, ordinal)) raise(column, ordinal, counts, 1);
    return;
  }
  for (let value = 1; value < totals.length; value++) {
    counts[value] = (counts[value] as number) + (totals[value] as number);
  }
  for (const ordinal of deletedTitles(part).ordinals) raise(column, ordinal, counts, -1);
}

function raise(column: Column, ordinal: number, counts: Uint32Array, by: number): void {
  for (const value of valuesOf(column, ordinal)) counts[value] = (counts[value] as number) + by;
}
