import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, start } from './own-application.ts';

async function postgresOf(dataDir: string): Promise<number> {
  const [pid = ''] = (await readFile(join(dataDir, 'pg/cluster/postmaster.pid'), 'utf8')).split(
    '\n',
  );
  return Number(pid);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.describe('the life of the application', () => {
  let dataDir = '';
  test.beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'estante-life-'));
  });
  test.afterAll(() => rm(dataDir, { recursive: true, force: true }));

  test('it starts, answers, refuses a second start on its folder, and stops with PostgreSQL', async () => {
    const first = await start(dataDir);
    const answer = await fetch(`${first.address}/readyz`);
    expect(answer.status).toBe(200);
    const postgres = await postgresOf(dataDir);

    const second = spawn('sh', ['tools/node', 'tools/start.ts'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0' },
    });
    let said = '';
    second.stderr.on('data', (chunk: Buffer) => (said += chunk));
    const [code] = await once(second, 'exit');
    expect(code).toBe(1);
    expect(said).toContain('already running');

    first.process.kill('SIGTERM');
    const [stopped] = await once(first.process, 'exit');
    expect(stopped).toBe(0);
    expect(isRunning(postgres)).toBe(false);
  });

  test('killed without warning, it takes PostgreSQL along and starts again by itself', async () => {
    const first = await start(dataDir);
    const postgres = await postgresOf(dataDir);
    first.process.kill('SIGKILL');
    await expect.poll(() => isRunning(postgres), { timeout: 20_000 }).toBe(false);
    const again = await start(dataDir);
    const answer = await fetch(`${again.address}/api/consulta?q=machado`);
    expect(((await answer.json()) as { total: number }).total).toBeGreaterThan(0);
    again.process.kill('SIGINT');
    const [code] = await once(again.process, 'exit');
    expect(code).toBe(0);
  });

  test('a wrong configuration names every variable and exits 1', async () => {
    const child = spawn('sh', ['tools/node', 'tools/start.ts'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, PORT: '99999', LOG_LEVEL: 'loud' },
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk));
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(said).toContain('PORT');
    expect(said).toContain('LOG_LEVEL');
  });
});
