import { useSyncExternalStore } from 'react';
import type { SealedValue } from './sealed-value.ts';

/** Reads the kept value; the first one on the server and while the page is hydrated. */
export function useSealed<Value extends object>(kept: SealedValue<Value>): Value {
  return useSyncExternalStore(kept.subscribe, kept.read, () => kept.first);
}
