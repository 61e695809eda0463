/**
 * Rows of the table of edit distances (insert, delete, replace, transpose) between a text typed
 * and one read letter by letter; texts with a common beginning share rows.
 */
export class EditRows {
  readonly #typed: string;
  readonly #rows: Uint8Array[];
  #read = '';

  constructor(typed: string) {
    this.#typed = typed;
    this.#rows = [Uint8Array.from({ length: typed.length + 1 }, (_, i) => i)];
  }

  /** Goes back to the letters that the text read has in common with `text`; returns how many. */
  rewind(text: string): number {
    let common = 0;
    while (common < this.#read.length && this.#read[common] === text[common]) common++;
    this.#read = this.#read.slice(0, common);
    return common;
  }

  /** Edit distance between the whole text typed and the text read so far. */
  get distance(): number {
    return this.#row(this.#read.length)[this.#typed.length] as number;
  }

  /** Reads a letter; returns the least edit distance that any continuation may have. */
  read(letter: string): number {
    const typed = this.#typed;
    const depth = this.#read.length + 1;
    const above = this.#row(depth - 1);
    const row = this.#row(depth);
    row[0] = depth;
    let least = depth;
    for (let i = 1; i <= typed.length; i++) {
      const same = typed[i - 1] === letter ? 0 : 1;
      let edits = Math.min(
        (above[i] as number) + 1,
        (row[i - 1] as number) + 1,
        (above[i - 1] as number) + same,
      );
      const swapped =
        depth > 1 && i > 1 && typed[i - 2] === letter && typed[i - 1] === this.#read[depth - 2];
      if (swapped) edits = Math.min(edits, (this.#row(depth - 2)[i - 2] as number) + 1);
      row[i] = edits;
      if (edits < least) least = edits;
    }
    this.#read += letter;
    return least;
  }

  #row(depth: number): Uint8Array {
    return (this.#rows[depth] ??= new Uint8Array(this.#typed.length + 1));
  }
}
