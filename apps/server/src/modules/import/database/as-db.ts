import type { Database, Db } from '@estante/database';
import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
} from 'kysely';
import type pg from 'pg';
import type { Queries } from './transaction.ts';

/** Makes of the transaction of an import one that other modules take. */
export function asDb(transaction: Queries): Db {
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DriverWithin(transaction),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

/** Makes of another module's transaction one that repositories of the import work through. */
export function queriesOf(db: Db): Queries {
  return {
    query: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows,
  };
}

/** Sends statements through a transaction that another has begun and will end. */
class DriverWithin extends DummyDriver {
  readonly #transaction: Queries;

  constructor(transaction: Queries) {
    super();
    this.#transaction = transaction;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const transaction = this.#transaction;
    return {
      executeQuery: async ({ sql, parameters }: CompiledQuery) => {
        const rows: pg.QueryResult['rows'] = await transaction.query(sql, parameters);
        return { rows };
      },
      streamQuery: () => {
        throw new Error('an import streams nothing');
      },
    };
  }
}
