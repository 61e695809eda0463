import { seal, unseal } from './seal.ts';

/** Value kept in the browser, encrypted. A failure is written to the console and nowhere else. */
export interface KeptCopy<Value> {
  read(): Promise<Value | null>;
  write(value: Value): Promise<void>;
  clear(): void;
}

export interface KeptCopyOptions<Value> {
  readonly key: string;
  readonly isValue: (value: unknown) => value is Value;
  /** Storage, fetched at each use: a browser may refuse it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

export function createKeptCopy<Value>(options: KeptCopyOptions<Value>): KeptCopy<Value> {
  const { key, isValue, storage } = options;
  /**
   * Number of the last write: encrypting takes time, and a value from before a clearing must not be stored
   * after it.
   */
  let version = 0;
  return {
    async read() {
      try {
        const sealed = storage().getItem(key);
        if (sealed === null) return null;
        const value: unknown = JSON.parse(await unseal(sealed));
        return isValue(value) ? value : null;
      } catch (error) {
        report(key, error);
        return null;
      }
    },
    async write(value) {
      const own = (version += 1);
      try {
        const sealed = await seal(JSON.stringify(value));
        if (own === version) storage().setItem(key, sealed);
      } catch (error) {
        report(key, error);
      }
    },
    clear() {
      version += 1;
      try {
        storage().removeItem(key);
      } catch (error) {
        report(key, error);
      }
    },
  };
}

function report(key: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification: only logged to the console
  console.error(`estante: ${key} is not kept in this browser`, error);
}
