import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { surviveLoss } from './client.ts';

/** Error of migrations that do not fit the database, or of one that failed. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

interface Migration {
  /** File name; migrations are applied in its order. */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the text, in hexadecimal. */
  readonly checksum: string;
}

/** The migrations of each release with their checksums, by name. */
export type Releases = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Key of the advisory lock: 'estante' in ASCII; any number that no other program uses would do. */
const advisoryLock = String(0x65_73_74_61_6e_74_65n);

/**
 * Applies the migrations that the database does not have, and returns their names. Processes that do so at once
 * wait for each other.
 * @throws MigrationError
 */
export async function migrate(
  connectionString: string,
  folder = migrationsFolder,
): Promise<readonly string[]> {
  const migrations = await readMigrations(folder);
  const client = surviveLoss(
    new pg.Client({ connectionString, application_name: 'estante migrate' }),
  );
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLock]);
    const applied = await appliedMigrations(client);
    const pending = migrationsAfter(applied, migrations, await readReleases(folder));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    // Ends the session, and with it the lock.
    await client.end();
  }
}

export interface MigrationStatus {
  /** The newest migration that the database has; null where it is empty. */
  readonly last: string | null;
  /** The newest release all of whose migrations the database has; null where there is none. */
  readonly release: string | null;
  /** The migrations that a start would apply. */
  readonly pending: readonly string[];
}

/**
 * Tells what `migrate` would do, without doing it.
 * @throws MigrationError where `migrate` would
 */
export async function readMigrationStatus(
  connectionString: string,
  folder = migrationsFolder,
): Promise<MigrationStatus> {
  const client = surviveLoss(
    new pg.Client({ connectionString, application_name: 'estante migrate' }),
  );
  await client.connect();
  try {
    const applied = await client
      .query<{ known: boolean }>(
        `SELECT to_regclass('public.schema_migration') IS NOT NULL AS known`,
      )
      .then(({ rows: [row] }) => (row?.known ? appliedMigrations(client) : []));
    const releases = await readReleases(folder);
    const pending = migrationsAfter(applied, await readMigrations(folder), releases);
    return {
      last: applied.at(-1)?.name ?? null,
      release: releaseOf(applied, releases),
      pending: pending.map(({ name }) => name),
    };
  } finally {
    await client.end();
  }
}

function releaseOf(applied: readonly AppliedMigration[], releases: Releases): string | null {
  const done = new Set(applied.map(({ name }) => name));
  const whole = Object.entries(releases).filter(([, migrations]) =>
    Object.keys(migrations).every((name) => done.has(name)),
  );
  return whole.at(-1)?.[0] ?? null;
}

export async function readMigrations(folder = migrationsFolder): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Reads the list of releases, oldest first; none where the folder has no list. */
export async function readReleases(folder = migrationsFolder): Promise<Releases> {
  const text = await readFile(join(folder, 'released.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Releases;
}

async function appliedMigrations(client: pg.Client): Promise<readonly AppliedMigration[]> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS public.schema_migration (
      name text COLLATE "C" PRIMARY KEY,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
  const { rows } = await client.query<AppliedMigration>(
    'SELECT name, checksum FROM public.schema_migration ORDER BY name',
  );
  return rows;
}

/** Checks that the applied migrations are the first of those at hand, unchanged. */
function migrationsAfter(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
  releases: Releases,
): readonly Migration[] {
  const done = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const unknown = applied.find(({ name }) => migrations.every((one) => one.name !== name))?.name;
  if (unknown !== undefined && unknown > (migrations.at(-1)?.name ?? '')) throw tooNew(unknown);
  const different = unknown ?? firstDifferent(done, migrations)?.name;
  if (different === undefined) return migrations.filter(({ name }) => !done.has(name));
  const [first] = Object.keys(releases);
  const isReleased = Object.values(releases).some((each) => different in each);
  if (first !== undefined && (isReleased || different === unknown)) throw tooOld(different, first);
  throw new MigrationError(
    done.has(different)
      ? `Migration ${different} was changed after it was applied: restore the file and write a new migration`
      : `Migration ${different} comes before one that was applied already: give it a later name`,
  );
}

function tooNew(migration: string): MigrationError {
  return new MigrationError(
    `The database has been used by a newer version of Estante (${migration} is not known to this one): start that version, or restore a backup from before it`,
  );
}

/** The error of a released migration that the database has otherwise: then the database is older. */
function tooOld(migration: string, first: string): MigrationError {
  return new MigrationError(
    `The database is from before version ${first} of Estante, the first that can be upgraded (${migration} was another then): start with an empty database, by another DATA_DIR or DATABASE_URL, and import the records into it`,
  );
}

/**
 * The first migration that was applied with another text, or left out before one that was applied; undefined
 * where there is none.
 */
function firstDifferent(
  done: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
): Migration | undefined {
  const last = [...done.keys()].at(-1) ?? '';
  return migrations.find(({ name, checksum }) => name <= last && done.get(name) !== checksum);
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query('INSERT INTO public.schema_migration (name, checksum) VALUES ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('COMMIT');
  } catch (cause) {
    // The session ends with this error: PostgreSQL rolls back.
    throw new MigrationError(`Migration ${name}${placeOf(cause, sql)}: ${String(cause)}`, {
      cause,
    });
  }
}

function placeOf(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError) || error.position === undefined) return '';
  // PostgreSQL counts characters, not UTF-16 units.
  const before = Array.from(sql).slice(0, Number(error.position) - 1);
  return `, line ${before.filter((character) => character === '\n').length + 1}`;
}
