import { Reads, readsNoted, type VersionLook } from '@estante/database';
import { LRUCache } from 'lru-cache';
import { sourcesOf, type Sources } from './sources.ts';

/** A 200 answer to a call as it is sent. */
export interface KeptAnswer {
  readonly text: string;
  /** Of an answer that is revalidated; else ''. */
  readonly tag: string;
}

interface Kept<Value> {
  readonly value: Value;
  /** What it was made of, each with its version at the question. */
  readonly madeOf: ReadonlyMap<string, string | undefined>;
}

export interface KeptAnswersOptions<Value> {
  readonly tables: VersionLook;
  readonly sources: Sources;
  readonly sizeOf: (value: Value) => number;
  readonly mostBytes: number;
}

/** A question whose parts are read as of one look, and whose answer is not kept. */
export async function askAtOnce(look: VersionLook): Promise<Reads> {
  return new Reads(look, await look.look().catch(() => null));
}

/**
 * Answers to strangers, kept until something they were made of has changed. That is looked at for each
 * question, after it was asked: who has just changed something is not told what was before, on whichever
 * server. What was made of something without a version is not kept.
 */
export class KeptAnswers<Value extends object> {
  readonly #options: KeptAnswersOptions<Value>;
  readonly #kept: LRUCache<string, Kept<Value>>;

  constructor(options: KeptAnswersOptions<Value>) {
    this.#options = options;
    const { mostBytes: maxSize, sizeOf } = options;
    this.#kept = new LRUCache({ maxSize, sizeCalculation: ({ value }) => sizeOf(value) + 1000 });
  }

  /** A question, to note what its answer is made of: part of the one that is being answered, if any is. */
  async ask(): Promise<Reads> {
    const { tables, sources } = this.#options;
    const whole = readsNoted();
    if (whole?.source === tables) return new Reads(tables, whole.versions, whole.rows);
    // Before the tables: an index follows them.
    const others = sourcesOf(sources);
    // Without a look nothing is kept; what needs no database is answered while it is away.
    const looked = await tables.look().catch(() => null);
    return new Reads(tables, looked && new Map([...looked, ...others]));
  }

  /** Whether there is one, be it true still or not. */
  has(key: string): boolean {
    return this.#kept.has(key);
  }

  find(key: string, { versions }: Reads): Value | null {
    const kept = this.#kept.get(key);
    if (!kept || versions === null) return null;
    const isTrue = kept.madeOf.entries().every(([name, version]) => versions.get(name) === version);
    if (!isTrue) {
      this.#kept.delete(key);
      return null;
    }
    readsNoted()?.add({ names: new Set(kept.madeOf.keys()), isKnown: true });
    return kept.value;
  }

  /** Keeps the answer to a question, if all that it is made of has a version. */
  keep(key: string, { names, isKnown, versions }: Reads, value: Value): void {
    if (!isKnown || versions === null) return;
    const madeOf = new Map([...names].map((name) => [name, versions.get(name)]));
    this.#kept.set(key, { value, madeOf });
  }
}
