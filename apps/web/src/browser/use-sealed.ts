import { useSyncExternalStore } from 'react';
import type { SealedValue } from './sealed-value.ts';

/** Reads the kept value; as at first on the server and while the page is hydrated as the server wrote it. */
export function useSealed<Value extends object>(kept: SealedValue<Value>): Value {
  return useSyncExternalStore(kept.subscribe, kept.read, () => kept.first);
}
