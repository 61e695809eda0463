/** Cells for each text: its hash, its number and its first character. */
const cells = 3;

/**
 * Numbers of short texts, looked up where they stand in a longer text: no string is made of a
 * text that is known, and none is kept. A hash table with open addressing; all characters lie
 * end to end.
 */
export class KnownTexts {
  /** Slots, each with the place of a text plus one; 0 for none. */
  #slots = new Uint32Array(1024);
  #texts = new Uint32Array(512 * cells + cells);
  #count = 0;
  #characters = new Uint16Array(4096);
  #length = 0;
  /** Hash of the text that was last looked up, and the slot where it is or would be. */
  #hash = 0;
  #slot = 0;

  get size(): number {
    return this.#count;
  }

  /** Number of the text between two places of a longer one; -1 where it is unknown. */
  find(text: string, from = 0, to = text.length): number {
    let hash = 0x811c9dc5;
    for (let i = from; i < to; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    hash = (hash ^ (hash >>> 15)) >>> 0;
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const known = this.#slots[slot] as number;
      if (known === 0) break;
      const at = (known - 1) * cells;
      if (this.#texts[at] === hash && this.#isSame(at, text, from, to))
        return this.#texts[at + 1] as number;
      slot = (slot + 1) & mask;
    }
    this.#hash = hash;
    this.#slot = slot;
    return -1;
  }

  #isSame(at: number, text: string, from: number, to: number): boolean {
    const start = this.#texts[at + 2] as number;
    if ((this.#texts[at + 2 + cells] as number) - start !== to - from) return false;
    const characters = this.#characters;
    for (let i = 0; i < to - from; i++)
      if (characters[start + i] !== text.charCodeAt(from + i)) return false;
    return true;
  }

  /** Keeps the text of the last look-up, which was not found. */
  add(number: number, text: string, from = 0, to = text.length): void {
    this.#keep(text, from, to);
    const at = this.#count * cells;
    this.#texts[at] = this.#hash;
    this.#texts[at + 1] = number;
    this.#count++;
    // The end of this one is the beginning of the next.
    this.#texts[at + 2 + cells] = this.#length;
    this.#slots[this.#slot] = this.#count;
    if (this.#count * 2 >= this.#slots.length) this.#grow();
  }

  #keep(text: string, from: number, to: number): void {
    if (this.#length + to - from > this.#characters.length) {
      const larger = new Uint16Array(2 * this.#characters.length + to - from);
      larger.set(this.#characters);
      this.#characters = larger;
    }
    for (let i = from; i < to; i++) this.#characters[this.#length++] = text.charCodeAt(i);
  }

  #grow(): void {
    const slots = new Uint32Array(this.#slots.length * 2);
    const texts = new Uint32Array(this.#count * 2 * cells + cells);
    texts.set(this.#texts.subarray(0, (this.#count + 1) * cells));
    const mask = slots.length - 1;
    for (let i = 0; i < this.#count; i++) {
      let slot = (texts[i * cells] as number) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = i + 1;
    }
    this.#slots = slots;
    this.#texts = texts;
  }
}
