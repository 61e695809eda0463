import { createApplicationFolder } from '@estante/test-support';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Processes that one has started and that answer. */
function answeringOf(pid: number): readonly number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((one) => {
    try {
      const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1];
      const command = readFileSync(`/proc/${one}/cmdline`, 'utf8');
      return Number(parent) === pid && command.includes('worker-process');
    } catch {
      return false;
    }
  });
}

const statusOf = async (address: string) =>
  fetch(address, { headers: { connection: 'close' } }).then(
    async (answer) => (await answer.arrayBuffer()) && answer.status,
    (fault: Error) => fault.message,
  );

test('processes share an index and a socket: one is killed, all are replaced, and nobody waits', async () => {
  await using folder = await createApplicationFolder('test database');
  const application = await folder.start({
    PROCESSES: '2',
    DEMO: 'true',
    // On a busy machine strangers' pages may be refused.
    UNLIMITED_NETWORKS: '127.0.0.1',
    METRICS_TOKEN: 'a-token-of-twenty-letters',
  });
  const { address, pid } = application;
  const first = answeringOf(pid);
  expect(first).toHaveLength(2);

  // A search is answered by the index that the primary process has, and a page by each.
  for (let turn = 0; turn < 4; turn += 1) {
    const answer = await fetch(`${address}/api/consulta?q=a&turn=${turn}`, {
      headers: { connection: 'close' },
    });
    expect(((await answer.json()) as { total: number }).total).toBeGreaterThan(0);
    expect(await statusOf(`${address}/`)).toBe(200);
  }
  const answer = await fetch(`${address}/metrics`, {
    headers: { authorization: 'Bearer a-token-of-twenty-letters', connection: 'close' },
  });
  const counted = /^estante_call_duration_seconds_count\{call="searchTitles",status="200"\} (\d+)/m;
  expect(Number(counted.exec(await answer.text())?.[1])).toBe(4);

  // One is killed: what it was about is lost, and nothing after it.
  process.kill(first[0] ?? 0, 'SIGKILL');
  await expect.poll(() => answeringOf(pid).includes(first[0] ?? 0)).toBe(false);
  for (let turn = 0; turn < 5; turn += 1) expect(await statusOf(`${address}/readyz`)).toBe(200);
  await expect.poll(() => answeringOf(pid).length).toBe(2);

  // All are replaced while somebody reads.
  const before = answeringOf(pid);
  const end = new AbortController();
  const seen: unknown[] = [];
  const reading = (async () => {
    while (!end.signal.aborted) seen.push(await statusOf(`${address}/readyz`));
  })();
  process.kill(pid, 'SIGUSR2');
  await expect
    .poll(() => answeringOf(pid).filter((one) => !before.includes(one)).length, {
      timeout: 120_000,
    })
    .toBe(2);
  await expect.poll(() => answeringOf(pid).filter((one) => before.includes(one)).length).toBe(0);
  end.abort();
  await reading;
  expect(new Set(seen)).toEqual(new Set([200]));

  expect(await application.stop()).toBe(0);
  expect(answeringOf(pid)).toEqual([]);
});
