import type { Database, Db } from '@estante/database';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
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
