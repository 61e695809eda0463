import {
  CompiledQuery,
  PostgresDialect,
  type DatabaseConnection,
  type Driver,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { LookupCache } from './lookup-cache.ts';
import { lookupTablesOf } from './lookup-query.ts';

/** PostgreSQL, with the rows of lookup tables kept until they change. Transactions read them anew. */
export class LookupDialect extends PostgresDialect {
  override createDriver(): Driver {
    return new LookupDriver(super.createDriver());
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
    const answer = tables ? this.#driver.cache.answer(query, tables, execute) : execute(query);
    return (await answer) as QueryResult<R>;
  }

  async *streamQuery<R>(
    query: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<R>> {
    yield* (await this.take()).streamQuery<R>(query, chunkSize);
  }
}

class LookupDriver implements Driver {
  readonly inner: Driver;
  readonly cache = new LookupCache(() => this.#readVersions());

  constructor(inner: Driver) {
    this.inner = inner;
  }

  /** A table's version is that of the transactions which have changed it and ended. */
  async #readVersions(): Promise<ReadonlyMap<string, string>> {
    const connection = await this.inner.acquireConnection();
    try {
      const { rows } = await connection.executeQuery<{ name: string; version: string }>(versions);
      return new Map(rows.map(({ name, version }) => [name, version]));
    } finally {
      await this.inner.releaseConnection(connection);
    }
  }

  init(): Promise<void> {
    return this.inner.init();
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

/**
 * Of two states of the log with as many rows the later one has the greater sum: what is pruned is of
 * transactions that ended before those began which came since.
 */
const versions = CompiledQuery.raw(`
  select table_name as name, count(*) || ':' || sum(xid::text::numeric) as version
  from lookup_table_change group by table_name`);
