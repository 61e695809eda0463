import { apiKeyPrefix } from '@estante/contract';
import { createHash, randomBytes } from 'node:crypto';

/** A key, which only its bearer knows. */
export const newKey = () => apiKeyPrefix + randomBytes(32).toString('base64url');

/** What is kept of it. */
export function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
