import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { createTestDatabase, type TestDatabase } from '@estante/test-support';
import { sql } from 'kysely';
import { translatorFor } from '@estante/phrases';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { verifyPassword } from '../modules/auth/index.ts';
import { systemClock } from '../platform/clock.ts';
import { readAdminArguments } from './admin-arguments.ts';
import { runAdminCommand } from './admin-commands.ts';
import { administer } from './administer.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

let database: TestDatabase;
let db: Db;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  ({ db } = database);
  folder = await mkdtemp(join(tmpdir(), 'estante-admin-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

interface CommandResult {
  readonly code: number;
  readonly said: string;
  readonly complained: string;
}

/** `npm run admin`, with a password piped in. */
function npmRunAdmin(
  args: readonly string[],
  password = '',
  LANG = 'pt_BR.UTF-8',
): Promise<CommandResult> {
  const env = {
    ...process.env,
    LANG,
    LC_ALL: '',
    DATABASE_URL: database.connectionString,
    DATA_DIR: folder,
  };
  const command = [`${root}tools/node`, `${root}apps/server/src/cli/admin.ts`, ...args];
  return new Promise((resolve) => {
    const child = execFile('sh', command, { env }, (error, said, complained) =>
      resolve({ code: Number(error?.code ?? 0), said, complained }),
    );
    child.stdin?.end(`${password}\n`);
  });
}

/** Runs the command in this process, where what is asked is more than how it is started. */
async function admin(
  args: readonly string[],
  password = '',
  language: Language = 'pt',
): Promise<CommandResult> {
  const read = readAdminArguments(args);
  if (read.kind === 'wrong') throw new Error(`No command: ${args.join(' ')}`);
  const [said, complained]: [string[], string[]] = [[], []];
  const code = await runAdminCommand(read.given, {
    deps: { db, clock: systemClock, language },
    say: (line) => void said.push(`${line}\n`),
    complain: (line) => void complained.push(`${line}\n`),
    askPassword: () => Promise.resolve(password),
    version: '0',
    setupCode: () => Promise.resolve(null),
  });
  return { code, said: said.join(''), complained: complained.join('') };
}

/** Words of `npm run admin -- status`, in this process. */
async function readStatus(): Promise<string> {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  vi.stubEnv('DATABASE_URL', database.connectionString);
  vi.stubEnv('DATA_DIR', folder);
  const t = translatorFor('pt');
  await administer({ kind: 'status' }, { language: 'pt', t, say, complain: say });
  vi.unstubAllEnvs();
  return said.join('\n');
}

const create = ['create', 'Rita', '--name', 'Rita Ramos', '--library', 'BC'];
const secret = 'cavalo no telhado';

test('a network is given its administrator, who can be anybody later, but never nobody', async () => {
  expect(await readStatus()).toMatch(/Código de instalação: \w{4}-\w{4}-\w{4}/);
  expect(await admin(create, secret)).toEqual({
    code: 0,
    said: 'Rita administra a rede a partir de agora.\n',
    complained: '',
  });
  const status = await readStatus();
  expect(status).toContain('Administradores: 1');
  expect(status).not.toContain('Código');
  const roles = await admin(['roles']);
  expect(roles.said).toBe('rita  administrador  BC  Rita Ramos\n');

  const last = await admin(['roles', 'rita', 'staff']);
  expect(last).toMatchObject({ code: 1, said: '' });
  expect(last.complained).toContain('É o último administrador');
  await admin(['create', 'rui', '--name', 'Rui Reis', '--library', 'bc'], secret);
  expect((await admin(['roles', 'rita', 'staff'])).code).toBe(0);
  const kinds = await db.selectFrom('audit_event').select('kind').orderBy('id').execute();
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'administrator-added',
    'administrator-added',
    'role-changed',
  ]);
});

test('as a program it takes the password that is piped in', { tags: 'long' }, async () => {
  expect(await npmRunAdmin(create, secret)).toEqual({
    code: 0,
    said: 'Rita administra a rede a partir de agora.\n',
    complained: '',
  });
  const { password_hash } = await db
    .selectFrom('person')
    .select('password_hash')
    .executeTakeFirstOrThrow();
  expect(await verifyPassword(password_hash, secret)).toBe(true);
});

test.each<[string, string[], string, string]>([
  ['a password that is short', create, 'curta', 'A senha deve ter de 12 a 128 caracteres.'],
  ['a user that is not there', ['unlock', 'ninguem'], '', 'Não existe esse usuário.'],
  ['a user name in two words', ['create', 'a b', ...create.slice(2)], secret, 'sem espaços'],
])('%s is told, and nothing is written', async (_name, args, password, sentence) => {
  const { code, complained } = await admin(args, password);
  expect(code).toBeGreaterThan(0);
  expect(complained).toContain(sentence);
  expect(await db.selectFrom('person').select('id').execute()).toEqual([]);
});

test('a second library is not made by the way', { tags: 'long' }, async () => {
  await admin(create, secret);
  const other = await admin(
    ['create', 'rui', '--name', 'Rui Reis', '--library', 'OUTRA'],
    secret,
    'es',
  );
  expect(other.complained).toBe('Ninguna biblioteca tiene esa sigla.\n');
  const taken = await admin(create, secret, 'en');
  expect(taken.complained).toBe('There is already a user with that name.\n');
});

test('a lost password is replaced, and a blocked login is let in again', async () => {
  await admin(create, secret);
  await sql`update login set is_blocked = true, block_reason = 'engano'`.execute(db);
  await sql`insert into failed_sign_in (username, device, failures, last_at)
    values ('rita', '\\x00', 10, now())`.execute(db);
  expect((await admin(['roles'])).said).toContain('(bloqueado)');
  expect((await admin(['unlock', 'RITA'])).code).toBe(0);
  expect(await db.selectFrom('failed_sign_in').select('username').execute()).toEqual([]);
  expect((await admin(['roles'])).said).not.toContain('(bloqueado)');
  expect((await admin(['password', 'rita'], 'outra senha comprida')).code).toBe(0);
  const { password_hash } = await db
    .selectFrom('person')
    .select('password_hash')
    .executeTakeFirstOrThrow();
  expect(await verifyPassword(password_hash, 'outra senha comprida')).toBe(true);
});

test('a second factor is removed for who has lost it, and is told where there is none', async () => {
  await admin(create, secret);
  const none = await admin(['second-factor', 'rita'], '', 'en');
  expect(none).toMatchObject({ code: 1, complained: 'This user has no second factor.\n' });
  await sql`insert into second_factor (person_id, secret, confirmed_at)
    select id, 'sealed', now() from person`.execute(db);
  expect(await admin(['second-factor', 'RITA'], '', 'es')).toMatchObject({
    code: 0,
    said: 'Se quitó el segundo factor de RITA.\n',
  });
  expect(await db.selectFrom('second_factor').select('person_id').execute()).toEqual([]);
  const last = await db.selectFrom('audit_event').select('kind').orderBy('id', 'desc').execute();
  expect(last[0]?.kind).toBe('second-factor-removed');
});

test('a captcha that keeps everybody out is switched off, and is told where it is off already', async () => {
  const captcha = db.selectFrom('activity').select('enabled').where('code', '=', 1120);
  await sql`update activity set enabled = true where code = 1120`.execute(db);
  expect(await admin(['captcha', 'off'], '', 'en')).toEqual({
    code: 0,
    said: 'The captcha is off: people sign in without it.\n',
    complained: '',
  });
  expect(await captcha.executeTakeFirst()).toEqual({ enabled: false });
  expect(await admin(['captcha', 'off'])).toMatchObject({
    code: 1,
    complained: 'O captcha já estava desligado.\n',
  });
  const events = await db.selectFrom('audit_event').select(['kind', 'details']).execute();
  expect(events).toEqual([
    { kind: 'institution-changed', details: { area: 'features', campos: ['atividades'] } },
  ]);
  // A page of the features that was opened before does not switch it on again.
  expect(await db.selectFrom('institution_edit').select(['area', 'version']).execute()).toEqual([
    { area: 'features', version: 1 },
  ]);
});

test('everybody is signed out, and the number of their sessions is told', async () => {
  await admin(create, secret);
  expect((await admin(['sign-out-all'], '', 'es')).said).toMatch(/^Se terminaron 0 sesiones/);
  await sql`insert into session (id, login_id, started_at, ends_at, ended_at)
    select gen_random_uuid(), id, now() - interval '40 days', now() + ends * interval '1 day', ended
    from login, (values (1, null), (2, null), (-10, null), (1, now())) s (ends, ended)`.execute(db);
  expect(await admin(['sign-out-all'])).toEqual({
    code: 0,
    said: '2 sessões foram encerradas: todos entram de novo.\n',
    complained: '',
  });
  const last = await db
    .selectFrom('audit_event')
    .select(['kind', 'details'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(last).toEqual({ kind: 'everybody-signed-out', details: { sessions: 2 } });
});

test(
  'what it does not know is answered with the help, in the language of the terminal',
  { tags: 'long' },
  async () => {
    const { code, complained } = await npmRunAdmin(['promote', 'rita'], '', 'en_US');
    expect(code).toBe(2);
    expect(complained).toContain('npm run admin -- create USER');
  },
);
