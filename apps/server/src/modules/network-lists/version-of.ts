import { createHash } from 'node:crypto';
import type { StoredEntry } from './entry-repository.ts';

/** Version of an entry: another as soon as it says anything else, by whomever or whatever it was changed. */
export function versionOf(values: StoredEntry['values']): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}
