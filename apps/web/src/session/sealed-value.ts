import { createKeptCopy, type KeptCopyOptions } from './kept-copy.ts';

/** A value of a page that is kept encrypted; changed part by part. */
export interface SealedValue<Value extends object> {
  /** As it was at first until what is kept has been read; the same object until it changes. */
  readonly read: () => Value;
  readonly first: Value;
  readonly change: (part: Partial<Value>) => void;
  /** As it was at first, and nothing is kept. */
  readonly forget: () => void;
  /** Once what is kept has been read. */
  readonly ready: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSealedValue<Value extends object>(
  options: KeptCopyOptions<Value> & { readonly first: Value },
): SealedValue<Value> {
  const { first } = options;
  const copy = createKeptCopy(options);
  const listeners = new Set<() => void>();
  let value = first;
  /** What was changed before what is kept was read counts more than that. */
  let changed: Partial<Value> = {};
  let loading: Promise<void> | null = null;

  const put = (next: Value) => {
    value = next;
    for (const listener of listeners) listener();
  };
  const load = async () => {
    const kept = await copy.read();
    if (kept) put({ ...kept, ...changed });
  };
  return {
    read: () => value,
    first,
    change: (part) => {
      changed = { ...changed, ...part };
      put({ ...value, ...part });
      void (loading ??= load()).then(() => copy.write(value));
    },
    forget: () => {
      changed = {};
      loading = Promise.resolve();
      copy.clear();
      put(first);
    },
    ready: () => (loading ??= load()),
    subscribe: (listener) => {
      listeners.add(listener);
      loading ??= load();
      return () => listeners.delete(listener);
    },
  };
}
