import {
  type CompiledQuery,
  PostgresDialect,
  type DatabaseConnection,
  type Driver,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { noteRead, readsNoted, tablesRead } from '../reads/index.ts';
import { deepFreeze } from './deep-freeze.ts';
import { LookupCache, type Execute } from './lookup-cache.ts';
import { lookupTablesOf } from './lookup-query.ts';
import { VersionLook } from './version-look.ts';

/** PostgreSQL, with the rows of lookup tables kept until they change. Transactions read them anew. */
export class LookupDialect extends PostgresDialect {
  /** Of the driver that was made last: Kysely makes one. */
  #look: VersionLook | null = null;

  override createDriver(): Driver {
    const driver = new LookupDriver(super.createDriver());
    this.#look = driver.look;
    return driver;
  }

  /** What tells whether a table has changed. */
  get look(): VersionLook {
    if (!this.#look) throw new Error('There is no driver yet');
    return this.#look;
  }
}

/** A connection that is taken from the pool when something must be asked of the server. */
class LateConnection implements DatabaseConnection {
  readonly #driver: LookupDriver;
  #taken: Promise<DatabaseConnection> | null = null;
  isInTransaction = false;

  constructor(driver: LookupDriver) {
    this.#driver = driver;
  }

  take(): Promise<DatabaseConnection> {
    this.#taken ??= this.#driver.inner.acquireConnection();
    return this.#taken;
  }

  async release(): Promise<void> {
    if (!this.#taken) return;
    // One that was not had is nobody's.
    const taken = await this.#taken.catch(() => null);
    if (taken) await this.#driver.inner.releaseConnection(taken);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const execute = async (asked: CompiledQuery) => (await this.take()).executeQuery(asked);
    const tables = this.isInTransaction ? null : lookupTablesOf(query);
    if (tables) {
      noteRead(tables);
      return (await this.#driver.cache.answer(query, tables, execute)) as QueryResult<R>;
    }
    return (await this.#once(query, execute)) as QueryResult<R>;
  }

  /** Parts of one question that ask the same are told the same. */
  #once(query: CompiledQuery, execute: Execute): Promise<QueryResult<unknown>> {
    const whole = readsNoted();
    if (!whole) return execute(query);
    const read = this.isInTransaction ? null : tablesRead(query);
    noteRead(read);
    if (read === null || whole.source !== this.#driver.look) return execute(query);
    const key = `${query.sql}\n${JSON.stringify(query.parameters)}`;
    const before = whole.rows.get(key);
    if (before) return before;
    const answer = execute(query).then(({ rows }) => ({ rows: deepFreeze(rows) }));
    whole.rows.set(key, answer);
    return answer;
  }

  async *streamQuery<R>(
    query: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<R>> {
    noteRead(null);
    yield* (await this.take()).streamQuery<R>(query, chunkSize);
  }
}

class LookupDriver implements Driver {
  readonly inner: Driver;
  readonly look = new VersionLook((query) => this.#ask(query));
  readonly cache = new LookupCache(this.look);

  #initiated: Promise<void> | null = null;

  constructor(inner: Driver) {
    this.inner = inner;
  }

  async #ask<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // A look may be the first thing that is asked.
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
    return Promise.resolve(new LateConnection(this));
  }

  async beginTransaction(connection: LateConnection, settings: TransactionSettings): Promise<void> {
    connection.isInTransaction = true;
    await this.inner.beginTransaction(await connection.take(), settings);
  }

  async commitTransaction(connection: LateConnection): Promise<void> {
    await this.inner.commitTransaction(await connection.take());
    connection.isInTransaction = false;
  }

  async rollbackTransaction(connection: LateConnection): Promise<void> {
    await this.inner.rollbackTransaction(await connection.take());
    connection.isInTransaction = false;
  }

  async savepoint(
    connection: LateConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await this.inner.savepoint?.(await connection.take(), name, compile);
  }

  async rollbackToSavepoint(
    connection: LateConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await this.inner.rollbackToSavepoint?.(await connection.take(), name, compile);
  }

  async releaseSavepoint(
    connection: LateConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await this.inner.releaseSavepoint?.(await connection.take(), name, compile);
  }

  releaseConnection(connection: LateConnection): Promise<void> {
    return connection.release();
  }

  destroy(): Promise<void> {
    return this.inner.destroy();
  }
}
