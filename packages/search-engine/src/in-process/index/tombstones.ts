import { docIdOf } from './generation.ts';
import type { SegmentView } from './generation.ts';

const none = new Uint32Array(0);

export function isDeleted(tombstones: Uint8Array, docId: number): boolean {
  return (((tombstones[docId >>> 3] as number) >>> (docId & 7)) & 1) === 1;
}

const listsOfDeleted = new WeakMap<Uint8Array, Uint32Array>();

/** Doc ids of the deleted titles, ascending. */
export function deletedDocs({ tombstones }: SegmentView): Uint32Array {
  if (tombstones === null) return none;
  let docIds = listsOfDeleted.get(tombstones);
  if (docIds === undefined) listsOfDeleted.set(tombstones, (docIds = placesOfBits(tombstones)));
  return docIds;
}

function placesOfBits(bits: Uint8Array): Uint32Array {
  const places: number[] = [];
  bits.forEach((byte, at) => {
    for (let bit = 0; byte >>> bit > 0; bit++) if ((byte >>> bit) & 1) places.push(at * 8 + bit);
  });
  return Uint32Array.from(places);
}

/** The segment with further tombstones; itself where it has none of these titles. */
export function withDeletes(view: SegmentView, ids: readonly number[]): SegmentView {
  let tombstones: Uint8Array | null = null;
  let { deletedCount } = view;
  for (const id of ids) {
    const docId = docIdOf(view.segment.ids, id);
    const current = tombstones ?? view.tombstones;
    if (docId < 0 || (current !== null && isDeleted(current, docId))) continue;
    tombstones ??= copyOfBits(view);
    tombstones[docId >>> 3] = (tombstones[docId >>> 3] as number) | (1 << (docId & 7));
    deletedCount++;
  }
  return tombstones === null ? view : { segment: view.segment, tombstones, deletedCount };
}

function copyOfBits({ segment, tombstones }: SegmentView): Uint8Array {
  const bits = new Uint8Array(new SharedArrayBuffer((segment.ids.length + 7) >>> 3));
  if (tombstones !== null) bits.set(tombstones);
  return bits;
}
