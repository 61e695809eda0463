import { apiKeyPrefix } from '@estante/contract';
import { randomBytes } from 'node:crypto';

/** A key, which only its bearer knows. */
export const newKey = () => apiKeyPrefix + randomBytes(32).toString('base64url');
