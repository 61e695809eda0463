import {
  type CompiledQuery,
  PostgresDialect,
  type DatabaseConnection,
  type Driver,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import {
  currentDependencies,
  dependOn,
  dependOnUnversioned,
  tablesRead,
  TableVersionReader,
} from '../dependency-tracking/index.ts';
import { lookupTablesOf } from './cacheable-query.ts';
import { deepFreeze } from './deep-freeze.ts';
import { QueryCache, statementKey, type Execute } from './query-cache.ts';

/** PostgreSQL, with a cache of the rows of lookup tables that transactions pass by. */
export class CachingDialect extends PostgresDialect {
  /** Table versions of the driver made last: Kysely makes one. */
  #versions: TableVersionReader | null = null;

  override createDriver(): Driver {
    const driver = new CachingDriver(super.createDriver());
    this.#versions = driver.versions;
    return driver;
  }

  /** Tells which tables have changed. */
  get versions(): TableVersionReader {
    if (!this.#versions) throw new Error('There is no driver yet');
    return this.#versions;
  }
}

/** Connection that is taken from the pool once a statement has to be sent. */
class LazyConnection implements DatabaseConnection {
  readonly #driver: CachingDriver;
  #taken: Promise<DatabaseConnection> | null = null;
  isInTransaction = false;

  constructor(driver: CachingDriver) {
    this.#driver = driver;
  }

  take(): Promise<DatabaseConnection> {
    this.#taken ??= this.#driver.inner.acquireConnection();
    return this.#taken;
  }

  async release(): Promise<void> {
    if (!this.#taken) return;
    // A connection that could not be taken is not released.
    const taken = await this.#taken.catch(() => null);
    if (taken) await this.#driver.inner.releaseConnection(taken);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const execute = async (asked: CompiledQuery) => (await this.take()).executeQuery(asked);
    const tables = this.isInTransaction ? null : lookupTablesOf(query);
    if (tables) {
      dependOn(tables);
      return (await this.#driver.cache.answer(query, tables, execute)) as QueryResult<R>;
    }
    return (await this.#shared(query, execute)) as QueryResult<R>;
  }

  /** Sends a statement, once for all parts of a tracked result that send the same. */
  #shared(query: CompiledQuery, execute: Execute): Promise<QueryResult<unknown>> {
    const whole = currentDependencies();
    if (!whole) return execute(query);
    const tables = this.isInTransaction ? null : tablesRead(query);
    if (tables === null) dependOnUnversioned();
    else dependOn(tables);
    if (tables === null || whole.source !== this.#driver.versions) return execute(query);
    const key = statementKey(query);
    const before = whole.rows.get(key);
    const result = before ? before.then(frozen) : execute(query);
    whole.rows.set(key, result);
    return result;
  }

  async *streamQuery<R>(
    query: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<R>> {
    dependOnUnversioned();
    yield* (await this.take()).streamQuery<R>(query, chunkSize);
  }
}

/** Freezes rows that several parts share: none may change them for the others. */
function frozen({ rows }: QueryResult<unknown>): QueryResult<unknown> {
  return { rows: Object.isFrozen(rows) ? rows : deepFreeze(rows) };
}

class CachingDriver implements Driver {
  readonly inner: Driver;
  readonly versions = new TableVersionReader((query) => this.#ask(query));
  readonly cache = new QueryCache(this.versions);

  #initiated: Promise<void> | null = null;

  constructor(inner: Driver) {
    this.inner = inner;
  }

  async #ask<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // Versions may be the first thing that is asked for.
    await this.init();
    const connection = await this.inner.acquireConnection();
    try {
      return await connection.executeQuery<R>(query);
    } finally {
      await this.inner.releaseConnection(connection);
    }
  }

  init(): Promise<void> {
    this.#initiated ??= this.inner.init();
    return this.#initiated;
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(new LazyConnection(this));
  }

  async beginTransaction(connection: LazyConnection, settings: TransactionSettings): Promise<void> {
    connection.isInTransaction = true;
    await this.inner.beginTransaction(await connection.take(), settings);
  }

  async commitTransaction(connection: LazyConnection): Promise<void> {
    await this.inner.commitTransaction(await connection.take());
    connection.isInTransaction = false;
  }

  async rollbackTransaction(connection: LazyConnection): Promise<void> {
    await this.inner.rollbackTransaction(await connection.take());
    connection.isInTransaction = false;
  }

  async savepoint(
    connection: LazyConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await this.inner.savepoint?.(await connection.take(), name, compile);
  }

  async rollbackToSavepoint(
    connection: LazyConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await this.inner.rollbackToSavepoint?.(await connection.take(), name, compile);
  }

  async releaseSavepoint(
    connection: LazyConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await this.inner.releaseSavepoint?.(await connection.take(), name, compile);
  }

  releaseConnection(connection: LazyConnection): Promise<void> {
    return connection.release();
  }

  destroy(): Promise<void> {
    return this.inner.destroy();
  }
}
