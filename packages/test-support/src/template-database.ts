import { createHash } from 'node:crypto';
import { migrate, readMigrations } from '@estante/database';
import { databaseOn, withSession, type Session } from './session.ts';
import { keepPristine, readPristine } from './pristine.ts';

/** Any number, but the same in all test processes. */
const advisoryLock = 20_010_101;

const templates = new Map<string, Promise<string>>();

/** Rows that many tests begin with. */
export interface FirstRows {
  /** A word of small letters. */
  readonly name: string;
  write(connectionString: string): Promise<void>;
}

/**
 * Name of a template database with all migrations applied. Made once for each server and each state of the migrations,
 * however many test processes ask.
 */
export function templateDatabase(admin: string): Promise<string> {
  return once(admin, async () => {
    const name = await templateName();
    await buildOnce(admin, name, async (draft, session) => {
      await session.query(`CREATE DATABASE ${draft} TEMPLATE template0 ENCODING 'UTF8'`);
      await migrate(databaseOn(admin, draft));
    });
    return name;
  });
}

/** Name of a template with these rows; valid for one run, whose databases have this prefix: rows have no version. */
export function templateWith(rows: FirstRows, admin: string, prefix: string): Promise<string> {
  return once(`${admin} ${rows.name}`, async () => {
    const empty = await templateDatabase(admin);
    const name = `${prefix}with_${rows.name}`;
    await buildOnce(admin, name, async (draft, session) => {
      await session.query(`CREATE DATABASE ${draft} TEMPLATE ${empty} STRATEGY FILE_COPY`);
      await rows.write(databaseOn(admin, draft));
    });
    return name;
  });
}

function once(key: string, make: () => Promise<string>): Promise<string> {
  const template = templates.get(key) ?? make();
  templates.set(key, template);
  return template;
}

/** Builds a template, which gets its name only when it is complete: a run cut short leaves no half-made one. */
async function buildOnce(
  admin: string,
  name: string,
  build: (draft: string, session: Session) => Promise<void>,
): Promise<void> {
  await withSession(admin, async (session) => {
    await session.query('SELECT pg_advisory_lock($1)', [advisoryLock]);
    if (await exists(session, name)) return;
    const draft = `${name}_draft`;
    await session.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await build(draft, session);
    await keepPristine(databaseOn(admin, draft));
    await session.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
  });
}

async function templateName(): Promise<string> {
  const hash = createHash('sha256').update(await readPristine());
  for (const { name, checksum } of await readMigrations()) hash.update(`${name} ${checksum}\n`);
  return `estante_template_${hash.digest('hex').slice(0, 16)}`;
}

async function exists(session: Session, name: string): Promise<boolean> {
  const found = await session.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  return found.rowCount === 1;
}
