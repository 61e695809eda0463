/**
 * The words of each title in reading order, by their numbers in the term dictionary; a mark
 * before each text names its field.
 */
export interface TokenStream {
  /** Positions at which the tokens of each title begin, then the end of the last. */
  readonly starts: Uint32Array;
  readonly tokens: Uint32Array;
}

/**
 * A token stream in bytes; it serves phrases (positions) and merges. The first byte of a token
 * says how many it has: see `readTokens`.
 */
export interface ForwardIndex {
  /** Positions at which the bytes of each title begin, then the end of the last. */
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;
  /** The words that occur most, which have one or two bytes: the first 64 have one. */
  readonly frequent: Uint32Array;
}

export const fieldMark = 0xffff_ff00;
/** Number added to the field's mark for a text that is a variant form of a heading. */
export const variantMark = 16;
/** Number added to it for a joined compound, which the text before has in its parts. */
export const joinedMark = 32;

export function markedField(mark: number): number {
  return (mark - fieldMark) & (variantMark - 1);
}

/** Marks that there can be, which are the first single bytes. */
const marks = 64;
/** First bytes from which on a token has two, three and five bytes. */
export const firstBytes = { two: 128, three: 192, five: 255 } as const;
/** Words of one byte. */
export const singleBytes = firstBytes.two - marks;
/** Words of one or two bytes. */
export const mostFrequent = singleBytes + (firstBytes.three - firstBytes.two) * 256;
/** Words below this number have three bytes where they are not frequent, others five. */
export const threeByteWords = (firstBytes.five - firstBytes.three) * 65_536;

/** The single byte of a mark, or of a frequent word by its place. */
export const markByte = (mark: number): number => mark - fieldMark;
export const frequentByte = (place: number): number => marks + place;

/** The tokens of one title. */
export interface TitleTokens {
  tokens: Uint32Array;
  count: number;
}

const read: TitleTokens = { tokens: new Uint32Array(1024), count: 0 };

/** The tokens of a title, in a place that the next call writes over. */
export function readTokens({ starts, bytes, frequent }: ForwardIndex, docId: number): TitleTokens {
  const end = starts[docId + 1] as number;
  let at = starts[docId] as number;
  if (end - at > read.tokens.length) read.tokens = new Uint32Array((end - at) * 2);
  const { tokens } = read;
  let count = 0;
  while (at < end) {
    const first = bytes[at++] as number;
    if (first < marks) tokens[count++] = fieldMark + first;
    else if (first < firstBytes.two) tokens[count++] = frequent[first - marks] as number;
    else if (first < firstBytes.three) {
      const place = ((first - firstBytes.two) << 8) | (bytes[at++] as number);
      tokens[count++] = frequent[singleBytes + place] as number;
    } else if (first < firstBytes.five) {
      tokens[count++] =
        ((first - firstBytes.three) << 16) |
        ((bytes[at] as number) << 8) |
        (bytes[at + 1] as number);
      at += 2;
    } else {
      tokens[count++] =
        ((bytes[at] as number) << 24) |
        ((bytes[at + 1] as number) << 16) |
        ((bytes[at + 2] as number) << 8) |
        (bytes[at + 3] as number);
      at += 4;
    }
  }
  read.count = count;
  return read;
}
