import { once } from 'node:events';
import { appendFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { locateBinaries } from './binaries.ts';
import { openDataFolder } from './cluster-folder.ts';
import { createCluster } from './create-cluster.ts';
import { freePort } from './free-port.ts';
import { waysForNewCluster, obstacleTo } from './run-as.ts';
import { startServer, type ServerStart } from './start-server.ts';
import { query } from './testing/query.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

async function newCluster(): Promise<ServerStart> {
  const binaries = await locateBinaries();
  if ('reason' in binaries) throw new Error(binaries.reason);
  const folder = await openDataFolder(await temporaryFolder());
  expect(await createCluster(folder, binaries, false)).toBeNull();
  for (const way of waysForNewCluster()) {
    const obstacle = await obstacleTo(way, binaries, folder.cluster);
    if (obstacle === null) return { folder, binaries, way, keepsData: false };
  }
  throw new Error('PostgreSQL cannot be run here');
}

async function takenPort(): Promise<number> {
  const port = await freePort();
  const occupant = createServer().listen(port, '127.0.0.1');
  await once(occupant, 'listening');
  onTestFinished(() => void occupant.close());
  return port;
}

test('a port that is taken meanwhile is given up for another', async () => {
  const ports = [await takenPort(), await freePort()];
  const choosePort = async () => ports.shift() ?? (await freePort());
  const server = await startServer({ ...(await newCluster()), choosePort });
  if ('reason' in server) throw new Error(server.reason);
  onTestFinished(() => server.stop());
  expect(ports).toEqual([]);
  expect(await query(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('where every port is taken the reason says so', async () => {
  const port = await takenPort();
  const server = await startServer({ ...(await newCluster()), choosePort: async () => port });
  expect(server).toMatchObject({ reason: expect.stringContaining('Address already in use') });
});

test('a server that cannot read its settings is quoted', async () => {
  const start = await newCluster();
  await appendFile(join(start.folder.cluster, 'postgresql.conf'), 'no_such_setting = 1\n');
  const server = await startServer(start);
  expect(server).toMatchObject({ reason: expect.stringContaining('no_such_setting') });
});
