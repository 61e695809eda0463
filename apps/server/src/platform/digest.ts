import { createHash, timingSafeEqual } from 'node:crypto';

/** The SHA-256 digest, of 32 bytes; of a text by its UTF-8. */
export function sha256(data: string | Uint8Array): Buffer {
  return createHash('sha256').update(data).digest();
}

/**
 * Whether a secret that was given is the expected one. How long this takes tells whether their lengths
 * differ, and nothing of where their bytes do.
 */
export function isSameSecret(given: string | Buffer, expected: string | Buffer): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
