import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

export interface StoredValueOptions<Value> {
  readonly key: string;
  /**
   * Reads a stored text; must accept any: other programs, other versions and people write to the storage too.
   */
  readonly parse: (text: string | null) => Value;
  readonly serialise: (value: Value) => string;
  /** Storage that keeps the value, fetched at each use: a browser may refuse it, and the server has none. */
  readonly storage?: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly events?: () => EventTarget;
}

/** Makes a value kept in the browser and shared between its tabs: a change in one is reported to all. */
export function storedValue<Value>(options: StoredValueOptions<Value>): Store<Value> {
  const { key, parse, serialise } = options;
  const storage = options.storage ?? (() => localStorage);
  const events = options.events ?? (() => window);
  const listeners = new Set<() => void>();
  let last: { readonly text: string | null; readonly value: Value } | null = null;
  /** Whether the storage is closed or full: a value written then lives as long as the page. */
  let isAlone = false;

  const stored = (): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };
  const read = (): Value => {
    if (last && isAlone) return last.value;
    const text = stored();
    if (last?.text !== text || last === null) last = { text, value: parse(text) };
    return last.value;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: Event) => {
    const changed = (event as StorageEvent).key;
    // A null key: the whole storage was cleared.
    if (changed === key || changed === null) tell();
  };

  return {
    read,
    write(value) {
      const text = serialise(value);
      last = { text, value };
      try {
        storage().setItem(key, text);
        isAlone = false;
      } catch {
        isAlone = true;
      }
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) events().addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events().removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Reads the kept value; null on the server and until the page has been hydrated. */
export function useStored<Value>(kept: Store<Value>): Value | null {
  return useStoredPart(kept, (value) => value);
}

/**
 * Reads a part of the kept value, the same until that part changes: a component that reads the whole value is
 * rendered a second time, with everything in it, as soon as the page has been hydrated.
 */
export function useStoredPart<Value, Part>(
  kept: Store<Value>,
  partOf: (value: Value | null) => Part,
): Part {
  return useSyncExternalStore<Part>(
    kept.subscribe,
    () => partOf(kept.read()),
    () => partOf(null),
  );
}
