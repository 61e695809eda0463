import pg from 'pg';
import { StartError } from '../start/start-error.ts';

/** The oldest version of PostgreSQL that has what the migrations need. */
const oldestVersion = 15;
/** Longest wait for a server that says nothing, in ms. */
const patience = 10_000;

/** Facts that a server tells of itself. */
interface ServerFacts {
  /** 150004 of 15.4 */
  readonly version: string;
  readonly user: string;
  readonly database: string;
  readonly encoding: string;
  /** Whether it is a standby, which takes no writes. */
  readonly is_standby: boolean;
  readonly may_create_tables: boolean;
  /** Whether the schema of the job queue is there, or the user may make it. */
  readonly may_have_jobs: boolean;
}

/**
 * Checks that the database can be used.
 * @throws StartError where it cannot, saying what the operator has to mend
 */
export async function checkDatabase(connectionString: string): Promise<void> {
  const where = shownAddress(connectionString);
  let found: ServerFacts | undefined;
  try {
    found = await look(connectionString);
  } catch (error) {
    throw new StartError(sentenceOf(error, where), { cause: error });
  }
  const problem = found ? problemOf(found) : 'does not answer as PostgreSQL does.';
  if (problem !== null) throw new StartError(`The database of DATABASE_URL (${where}) ${problem}`);
}

async function look(connectionString: string): Promise<ServerFacts | undefined> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    application_name: 'estante start',
  });
  // Faults after the answer are the next connection's matter.
  client.on('error', () => {});
  try {
    await client.connect();
    // Asked by itself: what else is asked may be unknown to an old one.
    const { rows } = await client.query<Pick<ServerFacts, 'version'>>(
      `select current_setting('server_version_num') as version`,
    );
    const [old] = rows;
    if (old && isTooOld(old.version)) return { ...nothing, ...old };
    return (await client.query<ServerFacts>(question)).rows[0];
  } finally {
    await client.end().catch(() => {});
  }
}

const nothing: Omit<ServerFacts, 'version'> = {
  user: '',
  database: '',
  encoding: '',
  is_standby: false,
  may_create_tables: false,
  may_have_jobs: false,
};

const question = `
  select current_setting('server_version_num') as version, current_user as user,
    current_database() as database, current_setting('server_encoding') as encoding,
    pg_is_in_recovery() as is_standby,
    has_schema_privilege('public', 'CREATE') and has_schema_privilege('public', 'USAGE')
      as may_create_tables,
    has_database_privilege(current_database(), 'CREATE')
      or exists (select from pg_namespace where nspname = 'pgboss') as may_have_jobs`;

function isTooOld(version: string): boolean {
  return Number(version) < oldestVersion * 10_000;
}

/** Says what the operator has to mend, to follow the name of the database; null where it can be used. */
export function problemOf(found: ServerFacts): string | null {
  const { version, user, database, encoding } = found;
  if (isTooOld(version)) {
    const major = Math.floor(Number(version) / 10_000);
    return `is PostgreSQL ${major}; Estante needs ${oldestVersion} or newer.`;
  }
  if (encoding !== 'UTF8') {
    return `has the encoding ${encoding}; make one with ENCODING 'UTF8'.`;
  }
  if (found.is_standby) return 'is a standby, which takes no writes; name its primary.';
  if (!found.may_create_tables || !found.may_have_jobs) {
    return `lets user ${user} create no tables; make ${user} its owner: ALTER DATABASE "${database}" OWNER TO "${user}".`;
  }
  return null;
}

const authentication = ['28P01', '28000'];
const busy = ['53300', '57P03'];

function sentenceOf(error: unknown, where: string): string {
  const { code, message } = asFailure(error);
  const at = `The PostgreSQL of DATABASE_URL (${where})`;
  if (code === '3D000') return `${at} has no such database: create it, or name another.`;
  if (authentication.includes(code)) {
    return `${at} does not let this user in: mend the user or the password in DATABASE_URL (${message}).`;
  }
  if (busy.includes(code)) return `${at} takes nobody in at the moment: ${message}.`;
  if (/^[0-9A-Z]{5}$/.test(code)) return `${at} cannot be used: ${message}.`;
  return `${at} cannot be reached: start it, or mend the address (${message}).`;
}

/** The error of a connection; that of a host with several addresses has one for each of them. */
function asFailure(error: unknown): { readonly code: string; readonly message: string } {
  const one: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const code = one instanceof Error && 'code' in one ? String(one.code) : '';
  return { code, message: one instanceof Error ? one.message : String(one) };
}

/** The database of a connection string, without user and password: 'db.example:5432/estante'. */
function shownAddress(connectionString: string): string {
  const { host, port, database } = new pg.Client({ connectionString });
  return `${host}:${port}/${database ?? ''}`;
}
