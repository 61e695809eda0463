import type { HeldItems } from '../../catalogue/index.ts';

/** Library in which a title stands, and what it has of it: one for every library that has it. */
export interface Place {
  readonly library: number;
  readonly campus: number;
  readonly copies: number;
  readonly collections: readonly number[];
  readonly locations: readonly number[];
  readonly materials: readonly string[];
}

/**
 * Finds the places where items of a title stand, by the numbers of the libraries; withdrawn items stand
 * nowhere.
 */
export function placesOf(
  held: readonly HeldItems[],
  campusOf: ReadonlyMap<number, number>,
): Place[] {
  const there = held.filter(({ isWithdrawn }) => !isWithdrawn);
  const byLibrary = Map.groupBy(there, ({ libraryId }) => libraryId);
  const libraries = [...byLibrary].toSorted(([a], [b]) => a - b);
  return libraries.map(([library, items]) => ({
    library,
    campus: campusOf.get(library) ?? 0,
    copies: items.reduce((sum, one) => sum + one.items, 0),
    collections: numbers(items.map(({ collectionId }) => collectionId)),
    locations: numbers(items.map(({ locationId }) => locationId)),
    materials: [...new Set(items.map(({ material }) => material))].filter(Boolean).toSorted(),
  }));
}

function numbers(values: readonly (number | null)[]): number[] {
  return [...new Set(values)].filter((value) => value !== null).toSorted((a, b) => a - b);
}
