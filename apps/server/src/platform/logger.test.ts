import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function loggedBy(act: (log: ReturnType<typeof createLogger>) => void): string[] {
  const lines: string[] = [];
  act(createLogger('info', { write: (line: string) => void lines.push(line) }));
  return lines;
}

test('a line is JSON, with its time in UTC, whatever is in it', () => {
  const forged = 'ends\n{"level":30,"msg":"signed in"}\r\n\u001B[2J\u2028';
  const lines = loggedBy((log) => log.warn({ err: new Error(forged) }, forged));
  expect(lines).toHaveLength(1);
  const [line = ''] = lines;
  expect(line.trimEnd()).not.toMatch(/\p{Cc}/u);
  expect(JSON.parse(line)).toMatchObject({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    msg: forged,
    err: { type: 'Error', message: forged },
  });
});

test('of a request method and route are logged, of an answer its status', () => {
  const asked = {
    method: 'GET',
    routeOptions: { url: '/api/pessoas/:user/nome' },
    url: '/api/pessoas/ana/nome?q=segredo',
    headers: { authorization: 'Bearer segredo', cookie: 'segredo' },
    ip: '192.0.2.7',
  } as unknown as FastifyRequest;
  const [line = ''] = loggedBy((log) => log.info({ req: asked, res: { statusCode: 200 } }, 'x'));
  expect(JSON.parse(line)).toMatchObject({
    req: { method: 'GET', route: '/api/pessoas/:user/nome' },
    res: { status: 200 },
  });
  expect(line).not.toMatch(/segredo|ana|192\.0\.2/);
});

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** A process whose standard error has no room; then room is made, which is the file named. */
const onFullDisk = `
  import { closeSync, openSync } from 'node:fs';
  import { setTimeout } from 'node:timers/promises';
  import { createLogger } from '${root}apps/server/src/platform/logger.ts';
  import { logUncaught } from '${root}apps/server/src/platform/processes/uncaught.ts';
  const log = createLogger('info');
  logUncaught(log);
  log.error('first');
  log.error('second');
  await setTimeout(300);
  log.fatal('third');
  log.info('x'.repeat(2_000_000));
  await setTimeout(300);
  closeSync(2);
  if (openSync(process.env.LOG, 'a') !== 2) throw new Error('not standard error');
  log.error('after');
  console.log('lives');`;

test.skipIf(!existsSync('/dev/full'))(
  'where a disk is full the process lives, and the log goes on once there is room',
  { tags: 'long', timeout: 20_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'estante-log-'));
    const LOG = join(folder, 'log');
    const program = ['-c', 'exec sh "$0" --input-type=module -e "$1" 2>/dev/full'];
    const { stdout } = await promisify(execFile)(
      'sh',
      [...program, join(root, 'tools/node'), onFullDisk],
      { env: { ...process.env, LOG }, timeout: 15_000, killSignal: 'SIGKILL' },
    );
    expect(stdout).toBe('lives\n');
    const lines = (await readFile(LOG, 'utf8')).trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'first',
      'second',
      'third',
      'after',
    ]);
    await rm(folder, { recursive: true });
  },
);
