import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryResult } from 'kysely';

/** The version of each tracked table, which is another after each change of the table. */
export type TableVersions = ReadonlyMap<string, string>;

/** Tables and other sources of a result, which is current while the versions of these stay the same. */
export class Dependencies {
  /** Names of tables, and of other sources with versions. */
  readonly names = new Set<string>();
  /** Whether everything that was read has a version; otherwise nothing tells when the result is outdated. */
  isVersioned = true;
  /** Versions before anything was read; null where unknown. */
  readonly versions: TableVersions | null;
  /** The reader of `versions`: those of another server, or another pool, cannot be compared with them. */
  readonly source: object | null;
  /** Rows that were read, by statement: parts of a result that send the same statement share its rows. */
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

  /** Adds the dependencies of a part. */
  add(part: Pick<Dependencies, 'names' | 'isVersioned'>): void {
    for (const name of part.names) this.names.add(name);
    if (!part.isVersioned) this.isVersioned = false;
  }
}

const current = new AsyncLocalStorage<Dependencies>();

/** Does work, and adds what it reads to `dependencies`. */
export function trackDependencies<Result>(dependencies: Dependencies, work: () => Result): Result {
  return current.run(dependencies, work);
}

/** The dependencies that the running work adds to; undefined where nobody tracks them. */
export function currentDependencies(): Dependencies | undefined {
  return current.getStore();
}

/** Adds dependencies of the running work by name. */
export function dependOn(names: Iterable<string>): void {
  const dependencies = current.getStore();
  if (dependencies) for (const name of names) dependencies.names.add(name);
}

/** Notes that the running work depends on something without a version: its result is not cached. */
export function dependOnUnversioned(): void {
  const dependencies = current.getStore();
  if (dependencies) dependencies.isVersioned = false;
}
