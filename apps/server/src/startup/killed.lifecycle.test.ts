import { createApplicationFolder } from '@estante/test-support';
import { isRunning, postmasterOf } from '@estante/test-support/postmaster';
import { expect, test } from 'vitest';

test('killed without warning, it takes PostgreSQL along and starts again by itself', async () => {
  await using folder = await createApplicationFolder('embedded');
  const first = await folder.start({ DEMO: 'true' });
  const postgres = await postmasterOf(folder.dataDir);
  await first.stop('SIGKILL');
  await expect.poll(() => isRunning(postgres)).toBe(false);
  const again = await folder.start({ DEMO: 'true' });
  const answer = await fetch(`${again.address}/api/consulta?q=machado`);
  expect(((await answer.json()) as { total: number }).total).toBeGreaterThan(0);
  expect(await again.stop('SIGINT')).toBe(0);
});
