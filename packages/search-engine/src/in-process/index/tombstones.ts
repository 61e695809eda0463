import { ordinalOf } from './generation.ts';
import type { Part } from './generation.ts';

const none = new Uint32Array(0);

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
