import { currentDependencies, Dependencies, type TableVersionReader } from '@estante/database';
import { LRUCache } from 'lru-cache';
import { sourceVersions, type Sources } from './sources.ts';

interface VersionedValue<Value> {
  readonly value: Value;
  /** The version of each thing that the value was made of, from before it was made. */
  readonly versions: ReadonlyMap<string, string | undefined>;
}

export interface ResponseCacheOptions<Value> {
  readonly tables: TableVersionReader;
  readonly sources: Sources;
  /** The size of a value, in bytes. */
  readonly sizeOf: (value: Value) => number;
  /** Bytes that all entries may take together. */
  readonly maxSize: number;
}

/** Bytes that an entry takes beside its value. */
const entryOverhead = 1000;

/** Starts to track what a response is made of that is not cached: its statements share table versions. */
export async function trackUncached(tables: TableVersionReader): Promise<Dependencies> {
  return new Dependencies(tables, await tables.read().catch(() => null));
}

/**
 * Responses to anonymous requests, cached until something they were made of has changed. Each request reads the
 * versions after it has come in: a person who has just changed something never gets an older response, whichever server
 * answers. What was made of something without a version is not cached.
 */
export class ResponseCache<Value extends object> {
  readonly #options: ResponseCacheOptions<Value>;
  readonly #entries: LRUCache<string, VersionedValue<Value>>;

  constructor(options: ResponseCacheOptions<Value>) {
    this.#options = options;
    const { maxSize, sizeOf } = options;
    this.#entries = new LRUCache({
      maxSize,
      sizeCalculation: ({ value }) => sizeOf(value) + entryOverhead,
    });
  }

  /** Starts to track what a response is made of; within another that is tracked, as a part of it. */
  async track(): Promise<Dependencies> {
    const { tables, sources } = this.#options;
    const whole = currentDependencies();
    if (whole?.source === tables) return new Dependencies(tables, whole.versions, whole.rows);
    // Before the tables: the index follows them.
    const others = sourceVersions(sources);
    // Without versions nothing is cached; what needs no database is answered while it is away.
    const versions = await tables.read().catch(() => null);
    return new Dependencies(tables, versions && new Map([...versions, ...others]));
  }

  /** Whether there is an entry, current or outdated. */
  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** The cached value where it is current as of `versions`; an outdated one is dropped. */
  get(key: string, { versions }: Dependencies): Value | null {
    const entry = this.#entries.get(key);
    if (!entry || versions === null) return null;
    const isCurrent = entry.versions
      .entries()
      .every(([name, version]) => versions.get(name) === version);
    if (!isCurrent) {
      this.#entries.delete(key);
      return null;
    }
    currentDependencies()?.add({ names: new Set(entry.versions.keys()), isVersioned: true });
    return entry.value;
  }

  /** Caches a value where everything that it was made of has a version. */
  set(key: string, { names, isVersioned, versions: known }: Dependencies, value: Value): void {
    if (!isVersioned || known === null) return;
    const versions = new Map([...names].map((name) => [name, known.get(name)]));
    this.#entries.set(key, { value, versions });
  }
}
