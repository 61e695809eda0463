import { createHash } from 'node:crypto';
import type { StoredEntry } from './entry-repository.ts';

/** Another as soon as an entry says anything else, whoever or whatever changed it. */
export function versionOf(values: StoredEntry['values']): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}
