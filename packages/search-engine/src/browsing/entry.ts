import type { BrowseEntry } from '../port.ts';
import { commonest, cursorOf } from './place.ts';
import { referenceMark } from './reference.ts';

/** The entry at a key; `labels` are the ways of writing it, with the titles of each. */
export function entryOf(
  key: string,
  total: number,
  labels: ReadonlyMap<string, number>,
): BrowseEntry {
  const label = commonest(labels);
  const cursor = cursorOf(key);
  const end = key.indexOf('\0');
  if (end < 0) return { kind: 'entry', label, total, code: null, cursor };
  const code = key.slice(end + 1);
  if (!code.startsWith(referenceMark)) return { kind: 'entry', label, total, code, cursor };
  const [variant = '', heading = ''] = label.split('\0');
  return { kind: 'see', label: variant, heading, cursor };
}
