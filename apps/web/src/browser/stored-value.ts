import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

export interface StoredValueOptions<Value> {
  readonly key: string;
  /** Must accept any text: other programs, other versions and people write to the storage too. */
  readonly parse: (text: string | null) => Value;
  readonly serialise: (value: Value) => string;
  /** Storage that keeps the value. Asked for at each use: a browser may refuse, and the server has none. */
  readonly storage?: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly events?: () => EventTarget;
}

/** A value kept in the browser and shared between its tabs: what one of them changes, all are told. */
export function storedValue<Value>(options: StoredValueOptions<Value>): Store<Value> {
  const { key, parse, serialise } = options;
  const storage = options.storage ?? (() => localStorage);
  const events = options.events ?? (() => window);
  const listeners = new Set<() => void>();
  let last: { readonly text: string | null; readonly value: Value } | null = null;
  /** The storage is closed or full: what was written lives as long as the page. */
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

/** Reads the kept value; null on the server and until the page has been hydrated as the server wrote it. */
export function useStored<Value>(kept: Store<Value>): Value | null {
  return useStoredPart(kept, (value) => value);
}

/**
 * The part of it that is of use, the same until that changes: who asks for all of it is rendered a
 * second time as soon as the page has been hydrated, at once and with all that is in it.
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
