import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from '@estante/database';
import { withSession, type Session } from './session.ts';

/** Name of the sessions that stay with a database. */
export const keptName = 'kept for tests';

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
 * Makes a database as it was when it was remembered, the places of rows on disk included: without an order asked for,
 * rows come as they come in a new one. False where more than rows was changed, or where the user may not restore it:
 * then discard the database. `restorer` is kept for its next time, since a new session reads the catalogues anew, which
 * takes longer than the rest.
 */
export function restorePristine(restorer: Connection['pool']): Promise<boolean> {
  return isDone(restorer, restore);
}

/** Marks every table with a change log as changed: cached rows are outdated. */
const logAll = `
  INSERT INTO lookup_table_change (table_name)
  SELECT DISTINCT tgrelid::regclass::text FROM pg_trigger
  WHERE tgname IN ('note_lookup_change', 'note_catalogue_change')
  ON CONFLICT DO NOTHING`;

/**
 * Makes a database as it was when `keepFirst` was called, or else as it was at first, for tests that go on using it.
 */
export function restoreFirst(restorer: Connection['pool']): Promise<boolean> {
  return isDone(restorer, async (session) => {
    if (!(await restore(session))) return false;
    await session.query(logAll);
    return true;
  });
}

/** Remembers the present rows beside those of a new database. */
export function keepFirst(restorer: Connection['pool']): Promise<boolean> {
  return isDone(restorer, (session) => call(session, 'keep_first'));
}

/** Forgets what `keepFirst` remembered. */
export function dropFirst(restorer: Connection['pool']): Promise<boolean> {
  return isDone(restorer, (session) => call(session, 'drop_first'));
}

async function call(session: Session, name: string): Promise<true> {
  await session.query(`SELECT pristine.${name}()`);
  return true;
}

async function isDone(
  restorer: Connection['pool'],
  work: (session: Session) => Promise<boolean>,
): Promise<boolean> {
  try {
    const session = await restorer.connect();
    try {
      return await work(session);
    } finally {
      session.release();
    }
  } catch {
    return false;
  }
}

/** Two milliseconds apart: half a minute at least. */
const mostLooks = 15_000;

/**
 * Ends all sessions but this one and the kept ones that are at rest. Most of the others are ending already.
 * PostgreSQL itself waits for one in steps of a tenth of a second, which was more than all the rest takes.
 */
async function endOthers(session: Session): Promise<void> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const others = await session.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()
         AND (application_name <> $1 OR state IS DISTINCT FROM 'idle')`,
      [keptName],
    );
    if (others.rowCount === 0) return;
    await delay(2);
  }
  throw new Error('sessions of a test go on');
}

async function restore(session: Session): Promise<boolean> {
  await endOthers(session);
  const { rows } = await session.query('SELECT pristine.is_same() AS "isSame"');
  if (rows[0]?.['isSame'] !== true) return false;
  // Most triggers, and foreign keys, are needed only while tests use the database.
  await session.query('SET session_replication_role = replica');
  const removed = await session.query('SELECT pristine.remove_rows()::text AS name');
  const names = removed.rows.map(({ name }) => String(name));
  if (names.length > 0) await session.query(`VACUUM (SKIP_DATABASE_STATS) ${names.join(', ')}`);
  await session.query('SELECT pristine.write_rows($1::name[])', [names]);
  return true;
}
