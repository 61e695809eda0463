import type { Segment } from '../index/segment.ts';
import type { DocIds } from './scored-docs.ts';

const leastRoom = 256;

/** Number of titles of each work, in a hash table that the searches of one thread use again and again. */
export class WorkCounts {
  /** Works that have a title in it. */
  works = 0;
  #keys = new Float64Array(0);
  #titles = new Uint32Array(0);
  #mask = 0;

  /** Empties it, for so many titles at most. */
  begin(titles: number): void {
    let room = leastRoom;
    while (room < 2 * titles) room *= 2;
    if (room > this.#titles.length) {
      this.#keys = new Float64Array(room);
      this.#titles = new Uint32Array(room);
    } else this.#titles.fill(0, 0, room);
    this.#mask = room - 1;
    this.works = 0;
  }

  /** The place of a work, or where it would be. */
  placeOf(work: number): number {
    let place = work & this.#mask;
    while (this.#titles[place] !== 0 && this.#keys[place] !== work)
      place = (place + 1) & this.#mask;
    return place;
  }

  /** Titles at a place. */
  at(place: number): number {
    return this.#titles[place] as number;
  }

  add(work: number): void {
    const place = this.placeOf(work);
    const titles = this.#titles[place] as number;
    if (titles === 0) {
      this.#keys[place] = work;
      this.works++;
    }
    this.#titles[place] = titles + 1;
  }

  addAll({ works }: Segment, { docIds, count }: DocIds): void {
    for (let i = 0; i < count; i++) this.add(works[docIds[i] as number] as number);
  }
}
