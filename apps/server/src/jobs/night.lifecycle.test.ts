import { execFile } from 'node:child_process';
import { mkdir, readdir, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { connect, type Connection } from '@estante/database';
import { createApplicationFolder, type ApplicationFolder } from '@estante/test-support';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeNetwork } from '../../test/network.ts';
import { writePeople } from '../../test/people.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const patience = { timeout: 150_000, interval: 250 };

let folder: ApplicationFolder;
let connection: Connection;
beforeAll(async () => {
  folder = await createApplicationFolder('test database');
  connection = connect({ connectionString: folder.connectionString ?? '' });
  await writeNetwork(connection.db);
  await writePeople(connection.db);
  // Once, so that there is a queue; then the servers are down for a night.
  const first = await folder.start();
  await first.stop();
  await connection.pool.query(`
    update pgboss.version set cron_on = now() - interval '26 hours';
    update pgboss.schedule set created_on = now() - interval '30 days'`);
  await writeWhatIsToBeDone();
  await writeOldFiles();
  await folder.start({ LOG_LEVEL: 'info' });
});
afterAll(async () => {
  await connection.close();
  await folder[Symbol.asyncDispose]();
});

/**
 * Writes work for the night: notices to two people, of which the first lacks its facts and cannot be written out,
 * failed sign-ins and ended sessions.
 */
async function writeWhatIsToBeDone(): Promise<void> {
  await connection.pool.query(`
    insert into notice (person_id, kind, event, facts, created_at) values
      (1, 'due-soon', 'loan:x:2026-01-01', '{"loanId": "x"}', now()),
      (2, 'hold-cancelled', 'hold:2', '{"titleId": 1, "libraryId": 1, "note": ""}', now());
    insert into failed_sign_in (username, device, failures, last_at)
      select 'guess' || n, '', 5, now() - interval '3 days' from generate_series(1, 2500) n;
    insert into failed_sign_in (username, device, failures, last_at) values ('ana', '', 5, now());
    insert into session (id, login_id, started_at, ends_at)
      values (gen_random_uuid(), 1, now() - interval '60 days', now() - interval '30 days'),
        (gen_random_uuid(), 1, now(), now() + interval '30 days');
    insert into refresh_token (hash, session_id, issued_at) select id::text::bytea, id, started_at from session;
    insert into audit_event (at, kind) values (now() - interval '3 years', 'signed-in'), (now(), 'signed-in')`);
}

async function writeOldFiles(): Promise<void> {
  const mail = join(folder.dataDir, 'mail');
  await mkdir(mail);
  const write = async (name: string, { days, megabytes }: { days: number; megabytes: number }) => {
    const path = join(mail, name);
    await writeFile(path, '');
    await truncate(path, megabytes * 1_000_000);
    const at = new Date(Date.now() - days * 86_400_000);
    await utimes(path, at, at);
  };
  await write('of last year.eml', { days: 300, megabytes: 1 });
  await write('of last week.eml', { days: 7, megabytes: 150 });
  await write('of the day before.eml', { days: 2, megabytes: 40 });
  await write('of yesterday.eml', { days: 1, megabytes: 60 });
}

interface Job {
  readonly job: string;
  readonly state: string;
  readonly started: string;
  readonly ended: string;
}

/** Jobs of the night, in the order in which they were begun. */
async function jobs(): Promise<Job[]> {
  const { rows } = await connection.pool.query<Job>(`
    select data ->> 'job' as job, state, started_on::text as started,
      coalesce(completed_on, heartbeat_on, started_on)::text as ended
    from pgboss.job where name = 'regular' order by started_on`);
  return rows;
}

const count = async (table: string) =>
  Number((await connection.pool.query(`select count(*) from ${table}`)).rows[0].count);

const isToDo = ({ state }: Job) => state === 'created' || state === 'active';

describe('a night that was missed', () => {
  test('is made up for in turns, in its order, and a fault stops no other job', async () => {
    // Names, since one that is due at this very minute comes twice.
    const namesOf = (all: readonly Job[]) => [...new Set(all.map(({ job }) => job))];
    await expect.poll(async () => namesOf(await jobs()).length, patience).toBe(12);
    await expect.poll(async () => (await jobs()).filter(isToDo), patience).toEqual([]);
    const done = await jobs();
    expect(namesOf(done)).toEqual([
      'end-blocks',
      'apply-closures',
      'keep-holds',
      'loan-requests',
      'renew-loans',
      'new-title-alerts',
      'notices',
      'most-lent',
      'clear-sessions',
      'forget-histories',
      'unused-headings',
      'clear-old',
    ]);
    const failed = done.filter(({ state }) => state !== 'completed');
    expect(namesOf(failed)).toEqual(['notices']);
    for (const [at, { job, started }] of done.entries()) {
      const before = done[at - 1];
      if (before) expect(started >= before.ended, `${before.job} before ${job}`).toBe(true);
    }
  });

  test('a letter that cannot be written keeps no other back', async () => {
    const { rows } = await connection.pool.query(
      'select person_id from notice where mailed_at is not null',
    );
    expect(rows).toEqual([{ person_id: 2 }]);
  });

  test('what was kept for its term is gone, and nothing else', async () => {
    expect(await count('failed_sign_in')).toBe(1);
    expect(await count('session')).toBe(1);
    expect(await count('refresh_token')).toBe(1);
    expect(await count('audit_event')).toBe(1);
  });

  test('npm run jobs tells what became of each', async () => {
    const { code, stdout } = await runJobs();
    expect(code).toBe(0);
    expect(stdout).toMatch(/^notices +failed .*1 of 2 failed/m);
    expect(stdout).toMatch(/^clear-old +done .*"failed_sign_in":2500/m);
  });

  test('npm run jobs -- NAME has it done now', async () => {
    const { code, stdout } = await runJobs('clear-sessions');
    expect(stdout).toMatch(/^clear-sessions +done /);
    expect(code).toBe(0);
    expect(await runJobs('clear-everything')).toMatchObject({ code: 2 });
  });
});

test('of mail without a server the latest days and megabytes are kept, and a line says what went', async () => {
  const files = () => readdir(join(folder.dataDir, 'mail'));
  await expect.poll(files, patience).not.toContain('of last year.eml');
  const left = await files();
  expect(left).not.toContain('of last week.eml');
  expect(left).toEqual(expect.arrayContaining(['of the day before.eml', 'of yesterday.eml']));
});

async function runJobs(...names: string[]) {
  const env = {
    ...process.env,
    DATA_DIR: folder.dataDir,
    DATABASE_URL: folder.connectionString ?? '',
  };
  const args = [join(root, 'tools/node'), join(root, 'apps/server/src/cli/jobs.ts'), ...names];
  const run = promisify(execFile)('sh', args, { env });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}
