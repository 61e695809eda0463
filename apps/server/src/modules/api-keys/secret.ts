import { apiKeyPrefix } from '@estante/contract';
import { createHash, randomBytes } from 'node:crypto';

/** A key, which only its bearer knows. */
export const newKey = () => apiKeyPrefix + randomBytes(32).toString('base64url');

/** A key as it is kept: its hash. */
export function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
