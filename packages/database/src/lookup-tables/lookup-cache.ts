import type { CompiledQuery, QueryResult } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';

type Execute = (query: CompiledQuery) => Promise<QueryResult<unknown>>;

interface Kept {
  readonly version: string;
  readonly rows: Promise<readonly unknown[]>;
}

/** Queries whose rows are kept: the parameters of some are days, or languages. */
const most = 1000;

/**
 * Rows of queries of lookup tables. Each time it is asked it looks whether a table has changed, so an
 * answer is never older than the question; who asks in the same turn of the event loop shares a look.
 */
export class LookupCache {
  readonly #readVersions: () => Promise<ReadonlyMap<string, string>>;
  readonly #kept = new Map<string, Kept>();
  #next: Promise<ReadonlyMap<string, string>> | null = null;

  constructor(readVersions: () => Promise<ReadonlyMap<string, string>>) {
    this.#readVersions = readVersions;
  }

  async answer(
    query: CompiledQuery,
    tables: readonly string[],
    execute: Execute,
  ): Promise<QueryResult<unknown>> {
    const versions = await this.#look();
    const version = tables.map((table) => versions.get(table) ?? '').join(' ');
    const key = `${query.sql}\n${JSON.stringify(query.parameters)}`;
    const kept = this.#kept.get(key);
    if (kept?.version === version) return { rows: (await kept.rows) as unknown[] };
    const rows = execute(query).then((result) => deepFreeze(result.rows));
    this.#keep(key, { version, rows });
    return { rows: await rows };
  }

  /** One look for all who ask until it begins: what they wrote before is in it. */
  #look(): Promise<ReadonlyMap<string, string>> {
    this.#next ??= nextTurn().then(() => {
      this.#next = null;
      return this.#readVersions();
    });
    return this.#next;
  }

  #keep(key: string, kept: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    if (this.#kept.size > most) this.#kept.delete(this.#kept.keys().next().value as string);
    kept.rows.catch(() => {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
    });
  }
}

/** Rows are many askers': none may change them for the others. */
function deepFreeze<Value>(value: Value): Value {
  // What views bytes cannot be frozen.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
