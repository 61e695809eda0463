/** Bytes of a record beyond which the rest is left: what is damaged may have no end. */
const longest = 100_000;

const recordTerminator = 0x1d;

/**
 * The record at the beginning of these bytes, with its end: that of ISO 2709, of MARCXML, or in formats
 * of lines an empty one. 'more': its end has not come yet; null: there is nothing.
 */
export function cutRecord(bytes: Buffer, isOver: boolean): Buffer | 'more' | null {
  if (bytes.length === 0) return isOver ? null : 'more';
  const end = endOf(bytes);
  if (end !== null) return bytes.subarray(0, Math.min(end, longest));
  return isOver || bytes.length >= longest ? bytes.subarray(0, longest) : 'more';
}

function endOf(bytes: Buffer): number | null {
  const terminator = bytes.indexOf(recordTerminator);
  if (bytes[0] === 0x3c) {
    const close = /<\/(?:\w+:)?record\s*>/.exec(bytes.toString('latin1', 0, longest));
    return close ? close.index + close[0].length : null;
  }
  // The leader of ISO 2709 begins with the record's length, right or wrong.
  if (/^[\d ]{5}/.test(bytes.toString('latin1', 0, 5)) || terminator >= 0) {
    return terminator < 0 ? null : terminator + 1;
  }
  const blank = /\r?\n\r?\n/.exec(bytes.toString('latin1', 0, longest));
  return blank ? blank.index + blank[0].length : null;
}
