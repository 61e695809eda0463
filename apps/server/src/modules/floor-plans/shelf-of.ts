import { shelfKey, shelfRange } from '@estante/search-engine';
import type { MarkedShelf } from './repository.ts';

/** Facts of a copy that say where it stands. */
export interface StandingCopy {
  readonly libraryId: number;
  readonly locationId: number | null;
  readonly collectionId: number | null;
  readonly callNumber: string;
}

/**
 * Finds the shelf of a copy: of several the one that says most of what it is for, then the one that
 * begins closest before it.
 */
export function shelfFinder(
  shelves: readonly MarkedShelf[],
): (copy: StandingCopy) => MarkedShelf | null {
  const known = shelves
    .map((shelf) => ({
      shelf,
      isWithin: shelfRange(shelf),
      begins: shelf.from === '' ? '' : shelfKey(shelf.from),
      says: Number(shelf.locationId !== null) + Number(shelf.collectionId !== null),
    }))
    .toSorted(
      (a, b) => b.says - a.says || (a.begins > b.begins ? -1 : Number(a.begins < b.begins)),
    );
  return ({ libraryId, locationId, collectionId, callNumber }) => {
    if (callNumber === '') return null;
    const key = shelfKey(callNumber);
    const found = known.find(
      ({ shelf, isWithin }) =>
        shelf.libraryId === libraryId &&
        (shelf.locationId === null || shelf.locationId === locationId) &&
        (shelf.collectionId === null || shelf.collectionId === collectionId) &&
        isWithin(key),
    );
    return found?.shelf ?? null;
  };
}
