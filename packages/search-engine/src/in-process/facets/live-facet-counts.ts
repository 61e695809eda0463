import type { FacetType } from '../../fields.ts';
import type { DocValues } from '../index/doc-values.ts';
import { nextNumber, noValues } from '../index/facet-values.ts';
import type { Generation, SegmentView } from '../index/generation.ts';
import { deletedDocs, isDeleted } from '../index/tombstones.ts';
import { valuesOfDoc } from './value-rows.ts';

/** Live titles by value over the whole index, computed once for each generation. */
export class LiveFacetCounts {
  readonly #generation: Generation;
  readonly #known = new Map<FacetType, Uint32Array>();
  readonly #maxCounts = new Map<string, number>();

  constructor(generation: Generation) {
    this.#generation = generation;
  }

  /**
   * An upper bound of the titles that any value from a number on has; deleted titles may be
   * among them.
   */
  maxCountFrom(type: FacetType, number: number): number {
    const key = `${type} ${number}`;
    let max = this.#maxCounts.get(key);
    if (max === undefined) {
      max = this.#generation.segments.reduce(
        (sum, view) => sum + maxCountIn(view, type, number),
        0,
      );
      this.#maxCounts.set(key, max);
    }
    return max;
  }

  /** Forgets the counts of a facet that has changed within its generation. */
  forget(type: FacetType): void {
    this.#known.delete(type);
  }

  of(type: FacetType): Uint32Array {
    let counts = this.#known.get(type);
    if (counts === undefined) {
      counts = new Uint32Array(nextNumber(this.#generation.values[type] ?? noValues));
      for (const view of this.#generation.segments) addPart(view, type, counts);
      this.#known.set(type, counts);
    }
    return counts;
  }
}

function maxCountIn({ segment }: SegmentView, type: FacetType, number: number): number {
  const column = segment.docValues[type];
  if (column === undefined) return 0;
  let max = 0;
  if (column.totals !== null) {
    const { totals } = column;
    for (let value = number; value < totals.length; value++)
      max = Math.max(max, totals[value] as number);
    return max;
  }
  if (column.kind !== 'many') return segment.ids.length;
  const { starts } = column.titles;
  for (let value = number; value + 1 < starts.length; value++)
    max = Math.max(max, (starts[value + 1] as number) - (starts[value] as number));
  return max;
}

function addPart(view: SegmentView, type: FacetType, counts: Uint32Array): void {
  const column = view.segment.docValues[type];
  if (column === undefined) return;
  const { totals } = column;
  if (totals === null) {
    const { segment, tombstones } = view;
    for (let docId = 0; docId < segment.ids.length; docId++)
      if (tombstones === null || !isDeleted(tombstones, docId)) raise(column, docId, counts, 1);
    return;
  }
  for (let value = 1; value < totals.length; value++) {
    counts[value] = (counts[value] as number) + (totals[value] as number);
  }
  for (const docId of deletedDocs(view)) raise(column, docId, counts, -1);
}

function raise(column: DocValues, docId: number, counts: Uint32Array, by: number): void {
  for (const value of valuesOfDoc(column, docId)) counts[value] = (counts[value] as number) + by;
}
