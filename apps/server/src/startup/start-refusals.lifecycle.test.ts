import { execFile } from 'node:child_process';
import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { connect } from '@estante/database';
import { createApplicationFolder, type ApplicationFolder } from '@estante/test-support';
import { byPort } from '@estante/test-support/by-port';
import { RefusedStart, type Settings } from '@estante/test-support/started-application';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

let folder: ApplicationFolder;
beforeAll(async () => {
  folder = await createApplicationFolder('test database');
});
afterAll(() => folder[Symbol.asyncDispose]());

/** Starts the application; resolves with what it says, in one line on standard error, before it ends with 1. */
async function refusal(settings: Settings): Promise<string> {
  const refused = await folder.start(settings).catch((error: unknown) => error);
  if (!(refused instanceof RefusedStart)) throw new Error('it started');
  expect(refused.exitCode).toBe(1);
  return oneSentence(refused.output);
}

function oneSentence(output: string): string {
  // Before it come the version and the steps, which are indented.
  const isSaid = (line: string) => line !== '' && !/^( {2}|Estante \d)/.test(line);
  const said = output.split('\n').filter(isSaid);
  expect(said, output).toHaveLength(1);
  expect(output).not.toMatch(/^\s+at /m);
  return said[0] ?? '';
}

/** Runs a command; resolves with what it says on standard error, and its exit code. */
async function runCommand(script: string, settings: Settings) {
  const env = { ...process.env, DATA_DIR: folder.dataDir, ...settings };
  const words = script === 'import.ts' ? ['x.mrc'] : [];
  const args = [join(root, 'tools/node'), join(root, 'apps/server/src/cli', script), ...words];
  return promisify(execFile)('sh', args, { env }).then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => error,
  );
}

async function listen(answer: (socket: Socket) => void) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  return { port, [Symbol.dispose]: () => void server.close() };
}

/** The database of this test, by another user, password or name. */
function databaseUrl(change: (url: URL) => void): string {
  const url = new URL(byPort(folder.connectionString ?? ''));
  change(url);
  return url.href;
}

describe('the port', () => {
  test('in use is told before anything is started', async () => {
    using taken = await listen(() => {});
    // Were the database asked first, it would be told of that.
    const said = await refusal({
      PORT: String(taken.port),
      DATABASE_URL: 'postgres://x@127.0.0.1:1/x',
    });
    expect(said).toContain(`Port ${taken.port} of 127.0.0.1 is in use`);
  });

  test('of an address that is not of this machine', async () => {
    expect(await refusal({ HOST: '192.0.2.1', PORT: '0' })).toContain('mend HOST');
  });
});

describe('the other ports', () => {
  test.each(['SIP2', 'METRICS'])('that of %s in use', async (of) => {
    using taken = await listen(() => {});
    const port = String(taken.port);
    const said = await refusal({ [`${of}_PORT`]: port });
    expect(said).toContain(`Port ${port} of 127.0.0.1 is in use`);
    expect(said).toContain(`set ${of}_PORT to another`);
  });

  test('a certificate of SIP2 that is not there, or is none', async () => {
    const file = join(folder.dataDir, 'none.pem');
    const settings = { SIP2_PORT: '0', SIP2_TLS_CERT: file, SIP2_TLS_KEY: file };
    expect(await refusal(settings)).toContain(`SIP2_TLS_CERT (${file})`);
    await writeFile(file, 'no certificate');
    expect(await refusal(settings)).toContain(`SIP2_TLS_CERT (${file})`);
  });
});

describe('the data folder', () => {
  test('that is a file, or below one', async () => {
    const file = join(folder.dataDir, 'file');
    await writeFile(file, '');
    for (const dataDir of [file, join(file, 'below')])
      expect(await refusal({ DATA_DIR: dataDir })).toContain(`DATA_DIR (${dataDir}) is a file`);
  });

  // Folders of the kernel, in which not even root may write.
  test.each(['/sys/kernel', '/proc/estante/data'])('%s that cannot be written', async (dataDir) => {
    const said = await refusal({ DATA_DIR: dataDir });
    expect(said).toMatch(/DATA_DIR \(.*\) cannot be (made or )?written.*: (change|name)/);
  });
});

describe('the database of DATABASE_URL', () => {
  const cases: readonly (readonly [what: string, change: (url: URL) => void, said: RegExp])[] = [
    ['is down', (url) => (url.port = '1'), /127\.0\.0\.1:1.* cannot be reached: start it/],
    ['has another password', (url) => (url.password = 'x'), /does not let this user in: mend/],
    ['has no such user', (url) => (url.username = 'nobody'), /does not let this user in: mend/],
    ['is not there', (url) => (url.pathname = '/none'), /has no such database: create it/],
  ];
  test.each(cases)('%s', async (_what, change, said) => {
    const url = databaseUrl(change);
    const sentence = await refusal({ DATABASE_URL: url });
    expect(sentence).toMatch(said);
    expect(sentence).not.toContain(new URL(url).password || 'no password');
  });

  test('lets its user create no tables', async () => {
    const admin = connect({ connectionString: inject('adminConnectionString'), max: 1 });
    const user = `estante_guest_${process.pid}`;
    try {
      await admin.pool.query(`create role ${user} login password 'guest'`);
      const said = await refusal({
        DATABASE_URL: databaseUrl((url) =>
          Object.assign(url, { username: user, password: 'guest' }),
        ),
      });
      expect(said).toContain(`lets user ${user} create no tables`);
    } finally {
      await admin.pool.query(`drop role ${user}`);
      await admin.close();
    }
  });

  test('is of an old PostgreSQL', async () => {
    using old = await listen(answerAsVersion('140009'));
    const said = await refusal({ DATABASE_URL: `postgres://x:y@127.0.0.1:${old.port}/x` });
    expect(said).toContain('is PostgreSQL 14; Estante needs 15 or newer');
  });

  test.each(['import.ts', 'reindex.ts', 'jobs.ts'])('is told by %s too', async (script) => {
    const settings = { DATABASE_URL: databaseUrl((url) => (url.port = '1')) };
    const { code, stderr } = await runCommand(script, settings);
    if (script === 'jobs.ts') return expect(code).not.toBe(0);
    expect(code).toBe(1);
    expect(oneSentence(stderr)).toMatch(/127\.0\.0\.1:1.* cannot be reached: start it/);
  });
});

describe('the embedded PostgreSQL', () => {
  const damages: readonly (readonly [what: string, damage: (pg: string) => Promise<unknown>])[] = [
    ['is a file', (pg) => writeFile(pg, '')],
    ['has no cluster', (pg) => mkdir(pg)],
    ['is empty', (pg) => mkdir(join(pg, 'cluster'), { recursive: true, mode: 0o700 })],
  ];
  test.each(damages)('whose folder %s', async (_what, damage) => {
    const dataDir = join(folder.dataDir, `damaged ${_what}`);
    await mkdir(dataDir);
    await damage(join(dataDir, 'pg'));
    const said = await refusal({ DATA_DIR: dataDir, DATABASE_URL: '' });
    expect(said).toContain(join(dataDir, 'pg'));
    expect(said).toContain('bring it back from a copy, or move it away to begin with an empty one');
  });

  test('whose files are damaged', async () => {
    const dataDir = join(folder.dataDir, 'damaged control file');
    const settings = { DATA_DIR: dataDir, DATABASE_URL: '' };
    await (await folder.start(settings)).stop();
    const cluster = join(dataDir, 'pg/cluster');
    await truncate(join(cluster, 'global/pg_control'), 100);
    const said = await refusal(settings);
    expect(said).toContain('bring it back from a copy, or move it away to begin with an empty one');
    expect(said).toContain('pg_control');
    expect(await isRunning(cluster)).toBe(false);
    const { code, stderr } = await runCommand('reindex.ts', settings);
    expect(code).toBe(1);
    const told = stderr.replace(/^starting PostgreSQL on .*\n/, '');
    expect(oneSentence(told)).toContain('pg_control');
  }, 600_000);
});

/** Whether there is a server on a cluster; one that fell leaves its file. */
async function isRunning(cluster: string): Promise<boolean> {
  const file = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  try {
    return file !== '' && process.kill(Number(file.split('\n', 1)[0]), 0);
  } catch {
    return false;
  }
}

/** Answers with as much of PostgreSQL as is asked of it before its version is known (protocol 3.0). */
function answerAsVersion(version: string): (socket: Socket) => void {
  const message = (kind: string, ...parts: (Buffer | string)[]) => {
    const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
    const length = Buffer.alloc(4);
    length.writeInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(kind), length, body]);
  };
  const number = (value: number, bytes: number) => {
    const buffer = Buffer.alloc(bytes);
    buffer.writeIntBE(value, 0, bytes);
    return buffer;
  };
  const ready = message('Z', 'I');
  const column = [
    'version\0',
    number(0, 4),
    number(0, 2),
    number(25, 4),
    number(-1, 2),
    number(-1, 4),
    number(0, 2),
  ];
  const rows = Buffer.concat([
    message('T', number(1, 2), ...column),
    message('D', number(1, 2), number(version.length, 4), version),
    message('C', 'SELECT 1\0'),
    ready,
  ]);
  return (socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', number(0, 4)), ready]));
      socket.on('data', (sent) => sent.toString('latin1').startsWith('Q') && socket.write(rows));
    });
    socket.on('error', () => {});
  };
}
