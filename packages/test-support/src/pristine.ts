import { readFile } from 'node:fs/promises';
import { withSession, type Session } from './session.ts';

/** The SQL that remembers a database as it is when it runs. */
export function readPristine(): Promise<string> {
  return readFile(new URL('./pristine.sql', import.meta.url), 'utf8');
}

/** Remembers the database as it is now, in a schema of its own. */
export async function keepPristine(connectionString: string): Promise<void> {
  const sql = await readPristine();
  await withSession(connectionString, (session) => session.query(sql));
}

/**
 * Makes a database as it was when it was remembered, the places of rows on disk included: without
 * an order asked for, rows come as they come in a new one. False where more than rows was changed,
 * or where the user may not: then it is of no more use.
 */
export async function restorePristine(connectionString: string): Promise<boolean> {
  try {
    return await withSession(connectionString, restore);
  } catch {
    return false;
  }
}

async function restore(session: Session): Promise<boolean> {
  await session.query(
    `SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  const same = await session.query(
    'SELECT FROM pristine.shape JOIN pristine.kept_shape USING (hash)',
  );
  if (same.rowCount !== 1) return false;
  // Triggers and foreign keys are for those who use the database.
  await session.query('SET session_replication_role = replica');
  const written = await session.query(
    'SELECT oid::regclass::text AS name FROM pristine.tables WHERE pg_relation_size(oid) > 0',
  );
  await session.query('SELECT pristine.remove_rows()');
  const names = written.rows.map(({ name }) => name).join(', ');
  if (names !== '') await session.query(`VACUUM ${names}`);
  await session.query('SELECT pristine.write_rows()');
  return true;
}
