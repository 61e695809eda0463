/** Value that notifies the components that show it. */
export interface Store<Value> {
  /** Reads the value: the same object until it changes. */
  readonly read: () => Value;
  readonly write: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a value that lives as long as the page; on the server it is always the first one. */
export function createStore<Value>(
  first: Value,
): Store<Value> & { readonly readOnServer: () => Value } {
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
