import type { Segment } from './segment.ts';
import type { Values } from './values.ts';

/** The whole index at one moment. Nothing in it changes: each change makes the next one. */
export interface Generation {
  readonly parts: readonly Part[];
  readonly values: Values;
  readonly position: string | null;
}

export interface Part {
  readonly segment: Segment;
  /** One bit for each title that was deleted or replaced; null for none. */
  readonly deleted: Uint8Array | null;
  readonly deletedCount: number;
}

const none = new Uint32Array(0);

export const emptyGeneration: Generation = { parts: [], values: {}, position: null };

export function isDeleted(deleted: Uint8Array, ordinal: number): boolean {
  return (((deleted[ordinal >>> 3] as number) >>> (ordinal & 7)) & 1) === 1;
}

const listsOfDeleted = new WeakMap<Uint8Array, Uint32Array>();

/** Ordinals of the deleted titles, ascending. */
export function deletedTitles({ deleted }: Part): Uint32Array {
  if (deleted === null) return none;
  let ordinals = listsOfDeleted.get(deleted);
  if (ordinals === undefined) listsOfDeleted.set(deleted, (ordinals = placesOfBits(deleted)));
  return ordinals;
}

function placesOfBits(bits: Uint8Array): Uint32Array {
  const places: number[] = [];
  bits.forEach((byte, at) => {
    for (let bit = 0; byte >>> bit > 0; bit++) if ((byte >>> bit) & 1) places.push(at * 8 + bit);
  });
  return Uint32Array.from(places);
}

export function liveCount({ segment, deletedCount }: Part): number {
  return segment.ids.length - deletedCount;
}

export function titleCount({ parts }: Generation): number {
  return parts.reduce((sum, part) => sum + liveCount(part), 0);
}

/** Ordinal of a title, or -1. */
export function ordinalOf(ids: Int32Array, id: number): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] as number) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : -1;
}

/** The part without these titles; itself where it has none of them. */
export function without(part: Part, ids: readonly number[]): Part {
  let deleted: Uint8Array | null = null;
  let { deletedCount } = part;
  for (const id of ids) {
    const ordinal = ordinalOf(part.segment.ids, id);
    const current = deleted ?? part.deleted;
    if (ordinal < 0 || (current !== null && isDeleted(current, ordinal))) continue;
    deleted ??= copyOfBits(part);
    deleted[ordinal >>> 3] = (deleted[ordinal >>> 3] as number) | (1 << (ordinal & 7));
    deletedCount++;
  }
  return deleted === null ? part : { segment: part.segment, deleted, deletedCount };
}

function copyOfBits({ segment, deleted }: Part): Uint8Array {
  const bits = new Uint8Array(new SharedArrayBuffer((segment.ids.length + 7) >>> 3));
  if (deleted !== null) bits.set(deleted);
  return bits;
}
