import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { surviveLoss } from './client.ts';

/** The database and the migrations at hand do not fit together, or one of them failed. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

interface Migration {
  /** The file name, by which they are ordered. */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the text, in hexadecimal. */
  readonly checksum: string;
}

interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** 'estante' in ASCII: any number does that no other program takes. */
const advisoryLock = String(0x65_73_74_61_6e_74_65n);

/**
 * Brings the database up to date and returns the names of the migrations it applied. Processes
 * that do this at once wait for each other.
 *
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
    const pending = migrationsAfter(await appliedMigrations(client), migrations);
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    // Ends the session, and with it the lock.
    await client.end();
  }
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

/** What was applied must be the beginning of what there is, unchanged. */
function migrationsAfter(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): readonly Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of applied) {
    const migration = known.get(name);
    if (migration === undefined) {
      throw new MigrationError(
        `The database has migration ${name}, which this version of Estante does not know: it was used by a newer one`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new MigrationError(
        `Migration ${name} was changed after it was applied: restore the file and write a new migration`,
      );
    }
  }
  return pendingInOrder(applied, migrations);
}

function pendingInOrder(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): readonly Migration[] {
  const done = new Set(applied.map(({ name }) => name));
  const pending = migrations.filter(({ name }) => !done.has(name));
  const first = pending[0]?.name;
  const last = applied.at(-1)?.name;
  if (first !== undefined && last !== undefined && first < last) {
    throw new MigrationError(
      `Migration ${first} comes before ${last}, which was applied already: give it a later name`,
    );
  }
  return pending;
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
