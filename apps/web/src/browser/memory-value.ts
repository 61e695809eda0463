import type { StoredValue } from './stored-value.ts';

/** A value that lives as long as the page; the server has what there is at first. */
export function memoryValue<Value>(
  first: Value,
): StoredValue<Value> & { readonly readOnServer: () => Value } {
  let kept = first;
  const listeners = new Set<() => void>();
  return {
    read: () => kept,
    readOnServer: () => first,
    write: (value) => {
      kept = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
