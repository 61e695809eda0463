import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import { currentDependencies, type TableVersionReader } from '../dependency-tracking/index.ts';
import { deepFreeze } from './deep-freeze.ts';

export type Execute = (query: CompiledQuery) => Promise<QueryResult<unknown>>;

interface VersionedRows {
  readonly version: string;
  readonly rows: Promise<readonly unknown[]>;
}

/** Most queries whose rows are cached: the parameters of some are days, or languages. */
const max = 1000;

/**
 * Rows of queries that read lookup tables alone. Each query reads the versions of its tables after it was
 * asked, so its rows are never older than the question; one that is part of a tracked result has the
 * versions of that.
 */
export class QueryCache {
  readonly #versions: TableVersionReader;
  readonly #entries = new LRUCache<string, VersionedRows>({ max });

  constructor(versions: TableVersionReader) {
    this.#versions = versions;
  }

  async answer(
    query: CompiledQuery,
    tables: readonly string[],
    execute: Execute,
  ): Promise<QueryResult<unknown>> {
    const whole = currentDependencies();
    const isPart = whole?.source === this.#versions && whole.versions !== null;
    const versions = isPart ? whole.versions : await this.#versions.read();
    const version = tables.map((table) => versions.get(table) ?? '').join(' ');
    const key = statementKey(query);
    const entry = this.#entries.get(key);
    if (entry?.version === version) return { rows: (await entry.rows) as unknown[] };
    const rows = execute(query).then((result) => deepFreeze(result.rows));
    this.#set(key, { version, rows });
    return { rows: await rows };
  }

  #set(key: string, entry: VersionedRows): void {
    this.#entries.set(key, entry);
    entry.rows.catch(() => {
      if (this.#entries.peek(key) === entry) this.#entries.delete(key);
    });
  }
}

/** The text and parameters of a statement. */
export function statementKey({ sql, parameters }: CompiledQuery): string {
  return `${sql}\n${JSON.stringify(parameters)}`;
}
