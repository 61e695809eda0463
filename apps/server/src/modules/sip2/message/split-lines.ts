/** Bytes of a message: the longest of the standard are some hundred. */
export const longestLine = 4096;

const [lineFeed, carriageReturn] = [0x0a, 0x0d];

/** Cuts what comes over a socket into messages, whatever mix of CR and LF they end in. */
export function createLineSplitter() {
  let rest: Buffer = Buffer.alloc(0);
  /** Returns the messages that are whole now; null: one is longer than any is. */
  return (part: Buffer): Buffer[] | null => {
    const all = Buffer.concat([rest, part]);
    const lines: Buffer[] = [];
    let start = 0;
    for (let at = 0; at < all.length; at += 1) {
      if (all[at] !== carriageReturn && all[at] !== lineFeed) continue;
      if (at > start) lines.push(all.subarray(start, at));
      start = at + 1;
    }
    rest = Buffer.from(all.subarray(start));
    return rest.length > longestLine || lines.some(({ length }) => length > longestLine)
      ? null
      : lines;
  };
}
