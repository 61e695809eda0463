import { execFileSync } from 'node:child_process';
import { chown, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, type TestContext } from 'vitest';
import { locateBinaries } from './binaries.ts';
import { findRunningPostgres } from './find-running-postgres.ts';
import { obstacleTo, waysForNewCluster } from './run-as.ts';
import { query } from './testing/query.ts';
import { refusingPrograms } from './testing/refusing-programs.ts';
import { startInProcess, type Circumstances } from './testing/start-in-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const nobody = 65534;
/** A number that no account has. */
const nameless = 47_114_711;

const asNameless = [
  'setpriv',
  `--reuid=${nameless}`,
  `--regid=${nameless}`,
  '--clear-groups',
  '--',
];
const inNamespace = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'];

/** Facilities of the machine that a test may need, with the sentence it is skipped with. */
const facilities = {
  root: [process.geteuid?.() === 0, 'the tests do not run as root'],
  namespaces: [succeeds(...inNamespace, 'true'), 'user namespaces are closed here'],
  userNamespaces: [
    succeeds(...asNameless, ...inNamespace, 'true'),
    'user namespaces are closed to ordinary users here',
  ],
  capabilities: [
    succeeds('setpriv', `--reuid=${nobody}`, '--inh-caps=-all,+dac_override', '--', 'true'),
    'root may not change user here',
  ],
  readableCode: [
    succeeds(...asNameless, process.execPath, join(import.meta.dirname, 'start-lock.ts')),
    'ordinary users cannot read the project here',
  ],
} as const satisfies Record<string, readonly [boolean, string]>;

function need({ skip }: TestContext, ...names: readonly (keyof typeof facilities)[]): void {
  for (const name of names) {
    const [present, note] = facilities[name];
    skip(!present, note);
  }
}

function succeeds(program = '', ...args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function start(dataDir: string, circumstances: Circumstances = {}) {
  const server = await startInProcess(dataDir, circumstances);
  onTestFinished(() => server.end());
  return server;
}

async function ownerOfCluster(dataDir: string): Promise<number> {
  return (await stat(join(dataDir, 'pg/cluster'))).uid;
}

describe('as root, in a folder that only root may enter', { tags: 'long' }, () => {
  test('it runs in a user namespace and the data stays root’s', async (context) => {
    need(context, 'root', 'namespaces');
    const dataDir = await temporaryFolder();
    const server = await start(dataDir);
    expect(server.messages.at(-1)).toContain('(user-namespace)');
    expect(await query(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await ownerOfCluster(dataDir)).toBe(0);
  });

  test('without user namespaces it runs as nobody', async (context) => {
    need(context, 'root', 'namespaces', 'capabilities');
    const dataDir = await temporaryFolder();
    const programs = await refusingPrograms('unshare');
    const first = await start(dataDir, { programs, umask: '077' });
    expect(first.messages.at(-1)).toContain('(reduced-root)');
    expect(await ownerOfCluster(dataDir)).toBe(nobody);
    await query(first.connectionString, 'CREATE TABLE shelf ()');
    await first.kill();

    // The data remembers how it was run, also where user namespaces are open again.
    const second = await start(dataDir);
    expect(second.messages.at(-1)).toContain('(reduced-root)');
    expect(await query(second.connectionString, 'TABLE shelf')).toEqual([]);
  });

  test('data moves on when namespaces close', async (context) => {
    need(context, 'root', 'namespaces', 'capabilities');
    const dataDir = await temporaryFolder();
    const first = await start(dataDir);
    await query(first.connectionString, 'CREATE TABLE shelf ()');
    await first.end();
    const second = await start(dataDir, { programs: await refusingPrograms('unshare') });
    expect(second.messages.at(-1)).toContain('(reduced-root)');
    expect(await query(second.connectionString, 'TABLE shelf')).toEqual([]);
  });

  test('where neither works it says why and leaves nothing behind', async (context) => {
    need(context, 'root');
    const dataDir = await temporaryFolder();
    const programs = await refusingPrograms('unshare', 'setpriv');
    const refused = await start(dataDir, { programs });
    expect(refused.kind).toBe('unavailable');
    expect(refused.reason).toContain('user-namespace: unshare is not permitted');
    expect(refused.reason).toContain('reduced-root: setpriv is not permitted');
    await expect(stat(join(dataDir, 'pg'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('both ways read programs there, too', async (context) => {
    need(context, 'root', 'namespaces', 'capabilities');
    const binaries = await locateBinaries();
    if ('reason' in binaries) throw new Error(binaries.reason);
    const locked = await temporaryFolder();
    await symlink(dirname(dirname(binaries.postgres)), join(locked, 'native'));
    const inside = { ...binaries, postgres: join(locked, 'native/bin/postgres') };
    const [namespace, reduced] = waysForNewCluster();
    if (namespace === undefined || reduced === undefined) throw new Error('Root has two ways');
    expect(await obstacleTo(namespace, inside, locked)).toBeNull();
    expect(await obstacleTo(reduced, inside, locked)).toBeNull();
    const powerless = { ...reduced, prefix: ['setpriv', `--reuid=${nobody}`, '--'] };
    expect(await obstacleTo(powerless, inside, locked)).toContain('ermission denied');
  });
});

describe('as an ordinary user, asked for by root', { tags: 'long' }, () => {
  test('it runs as itself, and root takes it over without changing the owner', async (context) => {
    need(context, 'root', 'capabilities', 'readableCode');
    const dataDir = await temporaryFolder(nobody);
    const own = await start(dataDir, { uid: nobody });
    expect(own.messages.at(-1)).toContain('(self)');
    await query(own.connectionString, 'CREATE TABLE shelf ()');
    expect(await findRunningPostgres(dataDir)).toBe(own.connectionString);
    await own.end();

    const asRoot = await start(dataDir);
    expect(asRoot.messages.at(-1)).toContain('(reduced-root)');
    await asRoot.end();

    const again = await start(dataDir, { uid: nobody });
    expect(await query(again.connectionString, 'TABLE shelf')).toEqual([]);
  });

  test('a user without a name makes a cluster, too', async (context) => {
    need(context, 'root', 'readableCode', 'userNamespaces');
    const dataDir = await temporaryFolder(nameless);
    const server = await start(dataDir, { uid: nameless });
    expect(await query(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await ownerOfCluster(dataDir)).toBe(nameless);
  });

  test('it is refused the data of another user, with a reason', async (context) => {
    need(context, 'root', 'readableCode');
    const dataDir = await temporaryFolder();
    const other = await start(dataDir);
    await other.end();
    await chown(dataDir, nobody, nobody);
    const refused = await start(dataDir, { uid: nobody });
    expect(refused.kind).toBe('unavailable');
    expect(refused.reason).toContain('permission denied');
  });
});
