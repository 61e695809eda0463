/** Delimiters and fixed lengths of ISO 2709 as MARC 21 uses it. */

export const recordTerminator = 0x1d;
export const fieldTerminator = 0x1e;

export const leaderLength = 24;
export const entryLength = 12;

/** The number written in `count` ASCII digits, or -1. */
export function digits(bytes: Uint8Array, offset: number, count: number): number {
  let number = 0;
  for (let i = offset; i < offset + count; i++) {
    const digit = (bytes[i] ?? 0) - 0x30;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}
