/**
 * The words of each title in reading order, by their numbers in the term dictionary; a mark
 * before each text names its field. It serves phrases (positions) and merges.
 */
export interface ForwardIndex {
  readonly starts: Uint32Array;
  readonly tokens: Uint32Array;
}

export const fieldMark = 0xffff_ff00;
/** Added to the field's mark for a text that is a variant form of a heading. */
export const variantMark = 16;
/** Added to it for a compound joined, which stands in the text before in its parts. */
export const joinedMark = 32;

export function markedField(mark: number): number {
  return (mark - fieldMark) & (variantMark - 1);
}
