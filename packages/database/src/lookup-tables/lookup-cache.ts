import type { CompiledQuery, QueryResult } from 'kysely';
import { readsNoted } from '../reads/index.ts';
import { deepFreeze } from './deep-freeze.ts';
import type { VersionLook } from './version-look.ts';

export type Execute = (query: CompiledQuery) => Promise<QueryResult<unknown>>;

interface Kept {
  readonly version: string;
  readonly rows: Promise<readonly unknown[]>;
}

/** Queries whose rows are kept: the parameters of some are days, or languages. */
const most = 1000;

/**
 * Rows of queries of lookup tables. Each time it is asked it looks whether a table has changed, so an
 * answer is never older than the question; what asks for a whole that has looked already is part of
 * that question.
 */
export class LookupCache {
  readonly #look: VersionLook;
  readonly #kept = new Map<string, Kept>();

  constructor(look: VersionLook) {
    this.#look = look;
  }

  async answer(
    query: CompiledQuery,
    tables: readonly string[],
    execute: Execute,
  ): Promise<QueryResult<unknown>> {
    const noted = readsNoted();
    const isPart = noted?.source === this.#look && noted.versions !== null;
    const versions = isPart ? noted.versions : await this.#look.look();
    const version = tables.map((table) => versions.get(table) ?? '').join(' ');
    const key = `${query.sql}\n${JSON.stringify(query.parameters)}`;
    const kept = this.#kept.get(key);
    if (kept?.version === version) return { rows: (await kept.rows) as unknown[] };
    const rows = execute(query).then((result) => deepFreeze(result.rows));
    this.#keep(key, { version, rows });
    return { rows: await rows };
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
