import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryResult } from 'kysely';

/** Of each table that tells of its changes, what is another after each of them. */
export type TableVersions = ReadonlyMap<string, string>;

/** Names of what an answer was made of: tables, and whatever else its asker has versions of. */
export class Reads {
  readonly names = new Set<string>();
  /** False once something was read that has no version. */
  isKnown = true;
  /** The versions at the question: what is kept of a version is not looked up again for its parts. */
  readonly versions: TableVersions | null;
  /** Whose versions they are: servers count each for itself, and so do pools. */
  readonly source: object | null;

  /** Rows that were read for it, by their statements: parts that ask the same are answered the same. */
  readonly rows: Map<string, Promise<QueryResult<unknown>>>;

  constructor(
    source: object | null = null,
    versions: TableVersions | null = null,
    rows = new Map<string, Promise<QueryResult<unknown>>>(),
  ) {
    this.source = source;
    this.versions = versions;
    this.rows = rows;
  }

  /** What a part was made of, the whole is. */
  add(part: Pick<Reads, 'names' | 'isKnown'>): void {
    for (const name of part.names) this.names.add(name);
    if (!part.isKnown) this.isKnown = false;
  }
}

const current = new AsyncLocalStorage<Reads>();

/** Does the work, whose reads are noted in `reads`. */
export function notingReads<Result>(reads: Reads, work: () => Result): Result {
  return current.run(reads, work);
}

/** What notes the reads of the work that asks; undefined where nobody does. */
export function readsNoted(): Reads | undefined {
  return current.getStore();
}

/** Null stands for what has no version. */
export function noteRead(names: readonly string[] | null): void {
  const reads = current.getStore();
  if (!reads) return;
  if (names === null) reads.isKnown = false;
  else for (const name of names) reads.names.add(name);
}
