import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { livePostmaster, postmasterFile, readPostmaster } from './postmaster-file.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

async function clusterWith(lockFile: string): Promise<string> {
  const cluster = await temporaryFolder();
  await writeFile(postmasterFile(cluster), lockFile);
  return cluster;
}

function lockFileOf(pid: number): string {
  return `${pid}\n/data/pg/cluster\n1700000000\n45123\n\n127.0.0.1\n  123456   7\nready   \n`;
}

test('process, port and status are read', async () => {
  const cluster = await clusterWith(lockFileOf(4711));
  expect(await readPostmaster(cluster)).toEqual({ pid: 4711, port: 45123, status: 'ready' });
});

test('a file that is only half written has no status yet', async () => {
  const cluster = await clusterWith('4711\n/data/pg/cluster\n');
  expect(await readPostmaster(cluster)).toMatchObject({ pid: 4711, status: 'unknown' });
});

test('no file, no server', async () => {
  expect(await readPostmaster(await temporaryFolder())).toBeNull();
});

test.each([
  ['an empty file', ''],
  ['a damaged one', 'garbage\n'],
  ['a number that names a group of processes', '-1\n'],
  ['a process that is not PostgreSQL', lockFileOf(process.pid)],
])('%s is no live server', async (_, lockFile) => {
  expect(await livePostmaster(await clusterWith(lockFile))).toBeNull();
});

test('a process called postgres that works in the folder is one, its zombie is not', async () => {
  const cluster = await temporaryFolder();
  // 'postgres' ends with its input; its parent has become sleep, which never asks after it.
  const script = `(exec -a postgres cat <&3) & echo $!; exec sleep 60 3<&-`;
  const parent = spawn('bash', ['-c', script], {
    cwd: cluster,
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  });
  onTestFinished(() => void parent.kill());
  const [line] = await once(createInterface({ input: parent.stdio[1] as Readable }), 'line');
  await writeFile(postmasterFile(cluster), lockFileOf(Number(line)));
  await expect.poll(() => livePostmaster(cluster)).not.toBeNull();
  (parent.stdio[3] as Writable).end();
  // It has no folder any more some moments before it is a zombie.
  await expect.poll(() => readFile(`/proc/${line}/stat`, 'utf8')).toContain(') Z ');
  expect(await livePostmaster(cluster)).toBeNull();
});
