/** A value that whoever shows it is told of. */
export interface Store<Value> {
  /** Answers the same object until the value changes. */
  readonly read: () => Value;
  readonly write: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value that lives as long as the page; the server has what there is at first. */
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
