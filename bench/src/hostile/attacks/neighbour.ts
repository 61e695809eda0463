import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callerAt } from '../requests.ts';
import { overAndOver, type Attack } from '../target.ts';

/** Keeps as busy as an attacker that is refused at once, with requests to itself and none to the application. */
export const askItself: Attack = async (target) => {
  const host = '127.0.0.1';
  const server = createServer((_request, response) => response.writeHead(429).end());
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const call = callerAt(host, port, target.from);
  await overAndOver(target, 8, async () => target.count(await call({ path: '/' })));
  server.closeAllConnections();
  server.close();
};
