import { createKeptCopy, type KeptCopyOptions } from './kept-copy.ts';
import { createStore } from './store.ts';

/** Value of a page, kept encrypted and changed part by part. */
export interface SealedValue<Value extends object> {
  /** Reads the value: `first` until the kept one has been read; the same object until it changes. */
  readonly read: () => Value;
  readonly first: Value;
  readonly change: (part: Partial<Value>) => void;
  /** Resets the value to `first` and keeps nothing. */
  readonly forget: () => void;
  /** Resolves once the kept value has been read. */
  readonly ready: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSealedValue<Value extends object>(
  options: KeptCopyOptions<Value> & { readonly first: Value },
): SealedValue<Value> {
  const { first } = options;
  const copy = createKeptCopy(options);
  const { read, write, subscribe } = createStore(first);
  /** Changes made before the kept value was read, which override it. */
  let changed: Partial<Value> = {};
  let loading: Promise<void> | null = null;

  const load = async () => {
    const kept = await copy.read();
    if (kept) write({ ...kept, ...changed });
  };
  return {
    read,
    first,
    change: (part) => {
      changed = { ...changed, ...part };
      write({ ...read(), ...part });
      void (loading ??= load()).then(() => copy.write(read()));
    },
    forget: () => {
      changed = {};
      loading = Promise.resolve();
      copy.clear();
      write(first);
    },
    ready: () => (loading ??= load()),
    subscribe: (listener) => {
      loading ??= load();
      return subscribe(listener);
    },
  };
}
