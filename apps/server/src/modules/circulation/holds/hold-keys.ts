import type { CirculatingCopy } from '../facts/index.ts';
import { isSameQueue, type HoldKey } from './matching.ts';

/** Keys that copies can be held by: each combination there is, and each shelf of it where its copies stand on several. */
export function keysOf(copies: readonly CirculatingCopy[]): HoldKey[] {
  const keys: HoldKey[] = [];
  for (const copy of copies) {
    if (!keys.some((key) => isSameQueue(key, copy)))
      keys.push({ ...keyOf(copy), locationId: null });
  }
  return keys.flatMap((key) => {
    const alike = copies.filter((copy) => isSameQueue(key, copy));
    const shelves = [...new Set(alike.map(({ locationId }) => locationId))];
    const named = shelves.filter((id) => id !== null);
    return shelves.length < 2 ? [key] : [key, ...named.map((id) => ({ ...key, locationId: id }))];
  });
}

function keyOf(copy: CirculatingCopy): HoldKey {
  const { titleId, libraryId, volume, tome, part, additionalMaterial, locationId } = copy;
  return { titleId, libraryId, volume, tome, part, additionalMaterial, locationId };
}
