import { execFileSync } from 'node:child_process';
import { chown, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { locateBinaries } from './binaries.ts';
import { obstacleTo, waysForNewCluster } from './run-as.ts';
import { findRunningPostgres } from './find-running-postgres.ts';
import { query } from './testing/query.ts';
import { refusingPrograms } from './testing/refusing-programs.ts';
import { startInProcess, type Circumstances } from './testing/start-in-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const nobody = 65534;
/** A number that no account has. */
const nameless = 47_114_711;

const isRoot = process.geteuid?.() === 0;
const hasNamespaces = succeeds('unshare', '--user', `--map-user=${nobody}`, '--', 'true');
const canReduce = succeeds('setpriv', `--reuid=${nobody}`, '--ambient-caps=-all', '--', 'true');
const isReadable = succeeds(
  'setpriv',
  `--reuid=${nameless}`,
  `--regid=${nameless}`,
  '--clear-groups',
  '--',
  process.execPath,
  fileURLToPath(import.meta.url).replace('run-as.db.test.ts', 'start-lock.ts'),
);

function succeeds(program: string, ...args: readonly string[]): boolean {
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

describe.skipIf(!isRoot)('as root, in a folder that only root may enter', () => {
  test.skipIf(!hasNamespaces)('it runs in a user namespace and the data stays root’s', async () => {
    const dataDir = await temporaryFolder();
    const server = await start(dataDir);
    expect(server.messages.at(-1)).toContain('(user-namespace)');
    expect(await query(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await ownerOfCluster(dataDir)).toBe(0);
  });

  test.skipIf(!canReduce)('without user namespaces it runs as nobody', async () => {
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

  test.skipIf(!canReduce || !hasNamespaces)('data moves on when namespaces close', async () => {
    const dataDir = await temporaryFolder();
    const first = await start(dataDir);
    await query(first.connectionString, 'CREATE TABLE shelf ()');
    await first.end();
    const second = await start(dataDir, { programs: await refusingPrograms('unshare') });
    expect(second.messages.at(-1)).toContain('(reduced-root)');
    expect(await query(second.connectionString, 'TABLE shelf')).toEqual([]);
  });

  test('where neither works it says why and leaves nothing behind', async () => {
    const dataDir = await temporaryFolder();
    const programs = await refusingPrograms('unshare', 'setpriv');
    const refused = await start(dataDir, { programs });
    expect(refused.kind).toBe('unavailable');
    expect(refused.reason).toContain('user-namespace: unshare is not permitted');
    expect(refused.reason).toContain('reduced-root: setpriv is not permitted');
    await expect(stat(join(dataDir, 'pg'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test.skipIf(!hasNamespaces || !canReduce)('both ways read programs there, too', async () => {
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

describe.skipIf(!isRoot || !isReadable)('as an ordinary user, asked for by root', () => {
  test('it runs as itself, and root takes it over without changing the owner', async () => {
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

  test.skipIf(!hasNamespaces)('a user without a name makes a cluster, too', async () => {
    const dataDir = await temporaryFolder(nameless);
    const server = await start(dataDir, { uid: nameless });
    expect(await query(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await ownerOfCluster(dataDir)).toBe(nameless);
  });

  test('it is refused the data of another user, with a reason', async () => {
    const dataDir = await temporaryFolder();
    const other = await start(dataDir);
    await other.end();
    await chown(dataDir, nobody, nobody);
    const refused = await start(dataDir, { uid: nobody });
    expect(refused.kind).toBe('unavailable');
    expect(refused.reason).toContain('permission denied');
  });
});
