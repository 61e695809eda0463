import { connect, migrate, migrationsFolder, type Connection } from '@estante/database';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

type Pool = Connection['pool'];

/** Contents of a database, without its schema, which its migrations make. */
interface KeptDatabase {
  readonly migrations: readonly string[];
  readonly tables: readonly KeptTable[];
  readonly sequences: readonly { readonly name: string; readonly value: string | null }[];
}

interface KeptTable {
  readonly name: string;
  /** Columns, without those that PostgreSQL computes. */
  readonly columns: string;
  readonly rows: readonly object[];
}

/** Writes what is in the tables of the project into a file; the queues of jobs are not kept. */
export async function keepDatabase(connectionString: string, file: string): Promise<void> {
  const connection = connect({ connectionString, max: 1 });
  try {
    const kept = await readDatabase(connection.pool);
    await writeFile(file, brotliCompressSync(JSON.stringify(kept)));
  } finally {
    await connection.close();
  }
}

async function readDatabase(pool: Pool): Promise<KeptDatabase> {
  const migrations = await pool.query<{ name: string }>(
    'select name from schema_migration order by name',
  );
  const sequences = await pool.query<KeptDatabase['sequences'][number]>(
    `select quote_ident(sequencename) as name, last_value::text as value
      from pg_sequences where schemaname = 'public' order by 1`,
  );
  const tables = await pool.query<{ name: string; columns: string }>(`
    select quote_ident(table_name) as name,
      string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and table_name <> 'schema_migration'
    group by 1 order by 1`);
  const kept: KeptTable[] = [];
  for (const { name, columns } of tables.rows) {
    const { rows } = await pool.query<{ row: object }>(
      `select to_json(t) as row from (select ${columns} from ${name} order by 1) t`,
    );
    kept.push({ name, columns, rows: rows.map(({ row }) => row) });
  }
  return {
    migrations: migrations.rows.map(({ name }) => name),
    tables: kept,
    sequences: sequences.rows,
  };
}

/** Replaces the contents of a database by the file's. */
export async function restoreDatabase(connectionString: string, file: string): Promise<void> {
  const json = brotliDecompressSync(await readFile(file)).toString();
  const kept = JSON.parse(json) as KeptDatabase;
  const connection = connect({ connectionString, max: 1 });
  try {
    const { pool } = connection;
    await pool.query('drop schema public cascade; create schema public');
    await migrateTo(connectionString, kept.migrations);
    // Neither triggers nor foreign keys: rows come table by table.
    await pool.query('set session_replication_role = replica');
    for (const { name, columns, rows } of kept.tables) {
      await pool.query(`delete from ${name}`);
      await pool.query(
        `insert into ${name} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(null::${name}, $1)`,
        [JSON.stringify(rows)],
      );
    }
    for (const { name, value } of kept.sequences)
      if (value !== null) await pool.query('select setval($1, $2)', [name, value]);
  } finally {
    await connection.close();
  }
}

/** Migrates as the release did, which had these migrations and no more. */
async function migrateTo(connectionString: string, names: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'estante-released-'));
  try {
    for (const name of names) await copyFile(join(migrationsFolder, name), join(folder, name));
    await migrate(connectionString, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
