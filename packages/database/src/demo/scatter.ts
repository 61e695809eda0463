/**
 * A number from a text, the same on every machine (FNV-1a, 32 bits, with a final mix so that
 * neighbouring texts fall far apart): the demo must look alike each time it is loaded.
 */
export function scatter(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
