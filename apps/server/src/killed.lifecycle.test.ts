import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApplicationFolder } from '@estante/test-support';
import { expect, test } from 'vitest';

test('killed without warning, it takes PostgreSQL along and starts again by itself', async () => {
  await using folder = await createApplicationFolder('embedded');
  const first = await folder.start({ DEMO: 'true' });
  const postgres = await postgresOf(folder.dataDir);
  await first.stop('SIGKILL');
  await expect.poll(() => isRunning(postgres)).toBe(false);
  const again = await folder.start({ DEMO: 'true' });
  const answer = await fetch(`${again.address}/api/consulta?q=machado`);
  expect(((await answer.json()) as { total: number }).total).toBeGreaterThan(0);
  expect(await again.stop('SIGINT')).toBe(0);
});

async function postgresOf(dataDir: string): Promise<number> {
  const file = await readFile(join(dataDir, 'pg/cluster/postmaster.pid'), 'utf8');
  return Number(file.split('\n', 1)[0]);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
