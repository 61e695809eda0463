import dns from 'node:dns';
import { createServer, type Server } from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutsideServers } from './outside-server.ts';

/** A name whose owner leads it to this machine once it has been looked at. */
const rebound = 'avisos.example.org';
const leadsTo = [
  { address: '93.184.215.14', family: 4 },
  { address: '127.0.0.1', family: 4 },
];

const { lookup } = dns;

let server: Server;
let connections = 0;
beforeAll(async () => {
  server = createServer().on('connection', () => connections++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(dns, {
    lookup: (_host: string, _options: object, told: (...given: unknown[]) => void) =>
      told(null, leadsTo),
  });
  syncBuiltinESMExports();
});
afterAll(async () => {
  Object.assign(dns, { lookup });
  syncBuiltinESMExports();
  await new Promise((resolve) => server.close(resolve));
});

const bounds = { patience: 2000, longest: 1000 };
const message = { method: 'POST', headers: {}, body: '{}', ...bounds };

test('a name of which one address is within the walls is not connected to', async () => {
  const { port } = server.address() as AddressInfo;
  const url = new URL(`https://${rebound}:${port}/`);
  const servers = createOutsideServers([]);
  expect(servers.mayAsk(url)).toBe(true);
  await expect(servers.notify(url, message)).rejects.toMatchObject({ reason: 'notPublic' });
  await expect(servers.read(url, bounds)).rejects.toMatchObject({ reason: 'notPublic' });
  expect(connections).toBe(0);
});
