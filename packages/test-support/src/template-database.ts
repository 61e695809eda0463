import { createHash } from 'node:crypto';
import { migrate, readMigrations } from '@estante/database';
import { databaseOn, withSession, type Session } from './session.ts';
import { keepPristine, readPristine } from './pristine.ts';

/** Any number, but the same in all test processes. */
const advisoryLock = 20_010_101;

const templates = new Map<string, Promise<string>>();

/**
 * The name of a database with all migrations applied, to be copied. Made once for each server and
 * each state of the migrations, however many test processes ask.
 */
export function templateDatabase(admin: string): Promise<string> {
  let template = templates.get(admin);
  if (template === undefined) {
    template = makeTemplate(admin);
    templates.set(admin, template);
  }
  return template;
}

async function makeTemplate(admin: string): Promise<string> {
  const name = await templateName();
  await withSession(admin, async (session) => {
    await session.query('SELECT pg_advisory_lock($1)', [advisoryLock]);
    if (!(await exists(session, name))) await buildTemplate(session, admin, name);
  });
  return name;
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

/** Gets its name only when it is complete: a run cut short leaves no half-made template. */
async function buildTemplate(session: Session, admin: string, name: string): Promise<void> {
  const draft = `${name}_draft`;
  await session.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await session.query(`CREATE DATABASE ${draft} TEMPLATE template0 ENCODING 'UTF8'`);
  await migrate(databaseOn(admin, draft));
  await keepPristine(databaseOn(admin, draft));
  await session.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
}
