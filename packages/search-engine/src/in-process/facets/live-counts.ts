import type { FacetType } from '../../fields.ts';
import type { Column } from '../index/doc-values.ts';
import { nextNumber, noValues } from '../index/facet-values.ts';
import type { Generation, Part } from '../index/generation.ts';
import { deletedTitles, isDeleted } from '../index/tombstones.ts';
import { valuesOf } from './value-rows.ts';

/** Live titles by value, over the whole index: kept for as long as the generation is. */
export class LiveCounts {
  readonly #generation: Generation;
  readonly #known = new Map<FacetType, Uint32Array>();
  readonly #most = new Map<string, number>();

  constructor(generation: Generation) {
    this.#generation = generation;
  }

  /** No value from a number on has more titles; deleted ones may be among them. */
  mostFrom(type: FacetType, number: number): number {
    const key = `${type} ${number}`;
    let most = this.#most.get(key);
    if (most === undefined) {
      most = this.#generation.parts.reduce((sum, part) => sum + mostIn(part, type, number), 0);
      this.#most.set(key, most);
    }
    return most;
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

function mostIn({ segment }: Part, type: FacetType, number: number): number {
  const column = segment.columns[type];
  if (column === undefined) return 0;
  let most = 0;
  if (column.totals !== null) {
    const { totals } = column;
    for (let value = number; value < totals.length; value++)
      most = Math.max(most, totals[value] as number);
    return most;
  }
  if (column.kind !== 'many') return segment.ids.length;
  const { starts } = column.titles;
  for (let value = number; value + 1 < starts.length; value++)
    most = Math.max(most, (starts[value + 1] as number) - (starts[value] as number));
  return most;
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
  for (const ordinal of deletedTitles(part)) raise(column, ordinal, counts, -1);
}

function raise(column: Column, ordinal: number, counts: Uint32Array, by: number): void {
  for (const value of valuesOf(column, ordinal)) counts[value] = (counts[value] as number) + by;
}
