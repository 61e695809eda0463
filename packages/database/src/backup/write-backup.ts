import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { surviveLoss } from '../client.ts';
import {
  BackupError,
  manifestFile,
  tableFile,
  type Manifest,
  type TableEntry,
} from './manifest.ts';

/**
 * Writes every row of the database as it is at one moment into a folder that is not there yet, while
 * others go on writing. A backup that fails leaves no folder: half of one would hold the room that it ran out of.
 *
 * @throws BackupError where the folder is there already
 */
export async function writeBackup(connectionString: string, folder: string): Promise<Manifest> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new BackupError(`${folder} is there already: name another`);
    throw new BackupError(`${folder} cannot be made (${error.code ?? error.message})`);
  });
  try {
    return await fill(folder, connectionString);
  } catch (error) {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
}

async function fill(folder: string, connectionString: string): Promise<Manifest> {
  const client = surviveLoss(
    new pg.Client({ connectionString, application_name: 'estante backup' }),
  );
  try {
    await client.connect();
    await client.query('begin transaction isolation level repeatable read read only');
    const tables: TableEntry[] = [];
    for (const table of await listTables(client))
      tables.push(await writeTable(client, folder, table));
    const manifest: Manifest = {
      format: 1,
      madeAt: new Date().toISOString(),
      migrations: await listMigrations(client),
      tables,
      sequences: await listSequences(client),
    };
    const text = JSON.stringify(manifest, null, 2);
    await writeFile(join(folder, manifestFile), text, { mode: 0o600 });
    return manifest;
  } finally {
    await client.end();
  }
}

type Table = Pick<TableEntry, 'name' | 'columns'>;

async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select t.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.tables t
    join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and t.table_name <> 'schema_migration' and c.is_generated = 'NEVER'
    group by t.table_name order by t.table_name`);
  return rows;
}

async function writeTable(
  client: pg.Client,
  folder: string,
  { name, columns }: Table,
): Promise<TableEntry> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const source = client.query(copyTo(`copy ${client.escapeIdentifier(name)} (${list}) to stdout`));
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const file = createWriteStream(join(folder, tableFile(name)), { mode: 0o600 });
  await pipeline(source, createGzip(), hashed, file);
  return { name, columns, rows: source.rowCount, checksum: hash.digest('hex') };
}

async function listMigrations(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from public.schema_migration order by name',
  );
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]));
}

/**
 * Reads the last number of each sequence. Numbers that were given after the moment of the backup are left out
 * with it, which does no harm.
 */
async function listSequences(client: pg.Client): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' order by sequencename`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
