/** Words of each title in reading order, by their numbers in the vocabulary; each text is led by a mark that names its field. */
export interface TokenStream {
  readonly starts: Uint32Array;
  readonly tokens: Uint32Array;
}

export const fieldMark = 0xffff_ff00;
/** Added to the mark of a text that is a variant form of a heading in the field. */
export const variantMark = 16;

export function markedField(mark: number): number {
  return (mark - fieldMark) & (variantMark - 1);
}
