import { Resolver } from 'node:dns/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createOutsideServers } from './outside-server.ts';

/** A name whose owner leads it to this machine once it has been looked at. */
const rebound = 'avisos.example.org';
const leadsTo = ['93.184.215.14', '127.0.0.1'];

let server: Server;
let connections = 0;
beforeAll(async () => {
  server = createServer().on('connection', () => connections++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.spyOn(Resolver.prototype, 'resolve4').mockResolvedValue(leadsTo);
  vi.spyOn(Resolver.prototype, 'resolve6').mockRejectedValue(new Error('ENODATA'));
});
afterAll(async () => {
  vi.restoreAllMocks();
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
