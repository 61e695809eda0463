/**
 * A work as a number of 53 bits. That two of a million works have the same one happens in one
 * catalogue of twenty thousand.
 */
export function workNumber(work: string): number {
  let [low, high] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < work.length; at++) {
    const unit = work.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x85ebca6b);
    high ^= high >>> 15;
  }
  low = Math.imul(low ^ (low >>> 16), 0xc2b2ae35);
  high = Math.imul(high ^ (high >>> 13), 0x27d4eb2f);
  return ((high ^ (high >>> 15)) >>> 11) * 2 ** 32 + ((low ^ (low >>> 13)) >>> 0);
}
