import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { restartLogs } from '../change-logs.ts';
import { surviveLoss } from '../client.ts';
import { migrate, migrationsFolder, readMigrations } from '../migrate.ts';
import {
  BackupError,
  readManifest,
  tableFile,
  type Manifest,
  type TableEntry,
} from './manifest.ts';

/**
 * Brings a backup into an empty database: all of it, or nothing. The database then has the schema that
 * the backup had; the next start brings it up to date.
 *
 * @throws BackupError where the backup is not whole, of another schema, or the database is not empty
 */
export async function restoreBackup(connectionString: string, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const table of manifest.tables) await checkFile(folder, table);
  await checkEmpty(connectionString);
  await makeSchema(connectionString, manifest);
  const client = surviveLoss(
    new pg.Client({ connectionString, application_name: 'estante restore' }),
  );
  await client.connect();
  try {
    await client.query('begin');
    await load(client, folder, manifest);
    await client.query('commit');
    return manifest;
  } finally {
    await client.end();
  }
}

async function checkFile(folder: string, { name, checksum }: TableEntry): Promise<void> {
  const hash = createHash('sha256');
  const file = join(folder, tableFile(name));
  await pipeline(createReadStream(file), hash).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${file} cannot be read (${error.code ?? error.message})`);
  });
  if (hash.digest('hex') !== checksum) throw new BackupError(`${file} is damaged`);
}

async function checkEmpty(connectionString: string): Promise<void> {
  const client = surviveLoss(new pg.Client({ connectionString }));
  await client.connect();
  try {
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('public.institution_setting') is not null as there`,
    );
    if (rows[0]?.there && (await holdsAnything(client)))
      throw new BackupError('The database is not empty: restore into a new DATA_DIR or database');
  } finally {
    await client.end();
  }
}

/** Whether the database holds anything. A restore that was cut off leaves its tables, with nothing in them. */
async function holdsAnything(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(`
    select exists (select from title) or exists (select from library) or exists (select from person)
      or exists (select from institution_setting) as there`);
  return rows[0]?.there ?? false;
}

/** Makes the schema as the backup had it, which may be older than the migrations at hand. */
async function makeSchema(connectionString: string, { migrations }: Manifest): Promise<void> {
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of Object.entries(migrations)) {
    if (known.get(name) === checksum) continue;
    throw new BackupError(
      `The backup is of another version of Estante (${name} is not the same here): restore it with that version`,
    );
  }
  const folder = await mkdtemp(join(tmpdir(), 'estante-restore-'));
  try {
    for (const name of Object.keys(migrations))
      await copyFile(join(migrationsFolder, name), join(folder, name));
    await migrate(connectionString, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Loads every table without foreign keys and triggers: the keys come back after the rows, and what triggers
 * wrote is among the rows.
 */
async function load(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  const keys = await dropForeignKeys(client);
  const always = await listAlwaysFiring(client);
  const names = manifest.tables.map(({ name }) => client.escapeIdentifier(name));
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of manifest.tables) await loadTable(client, folder, table);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const statement of always) await client.query(statement);
  for (const key of keys) await client.query(key);
  for (const [name, value] of Object.entries(manifest.sequences))
    if (value !== null) await client.query('select setval($1::regclass, $2)', [name, value]);
  await restartLogs(client);
}

/**
 * Lists the triggers that fire in imports too, which to enable all triggers of a table would not.
 * @returns the statements that have them do so again
 */
async function listAlwaysFiring(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('alter table %s enable always trigger %I', tgrelid::regclass, tgname) as statement
    from pg_trigger where tgenabled = 'A' and not tgisinternal`);
  return rows.map(({ statement }) => statement);
}

/**
 * Drops the foreign keys.
 * @returns the statements that bring them back
 */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${name}`);
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  );
}

async function loadTable(
  client: pg.Client,
  folder: string,
  { name, columns, rows }: TableEntry,
): Promise<void> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const target = client.query(
    copyFrom(`copy ${client.escapeIdentifier(name)} (${list}) from stdin`),
  );
  await pipeline(createReadStream(join(folder, tableFile(name))), createGunzip(), target);
  if (target.rowCount === rows) return;
  throw new BackupError(`${tableFile(name)} has ${target.rowCount} rows in place of ${rows}`);
}
