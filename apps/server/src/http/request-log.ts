import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { subnetOf } from './subnet.ts';

/**
 * Logs a line for each request from outside: route, status and milliseconds, never the address. Of denied
 * access and of floods, one line a minute for each network and route is a warning.
 */
export function logRequests(app: FastifyInstance, clock: Clock): void {
  const isFirst = firstOfMinute(clock);
  app.addHook('onResponse', async (request, reply) => {
    // A page being rendered asks without a socket of the network.
    if (!(request.raw.socket instanceof Socket)) return;
    const line = { req: request, res: reply, ms: Math.round(reply.elapsedTime) };
    const isWarning = isRefusal(reply.statusCode) && isFirst(keyOf(request, reply.statusCode));
    if (isWarning) request.log.warn(line, 'refused');
    else request.log.info(line, 'answered');
  });
}

/** Whether a status tells of denied access or of a flood. */
function isRefusal(status: number): boolean {
  return status === 403 || status === 429;
}

function keyOf({ ip, method, routeOptions }: FastifyRequest, status: number): string {
  return [subnetOf(ip), status, method, routeOptions.url].join(' ');
}

/** Most warnings in a minute, from all networks together: a flood does not fill the log. */
const mostLines = 500;

function firstOfMinute(clock: Clock): (key: string) => boolean {
  const seen = new Set<string>();
  let minute = 0;
  return (key) => {
    const now = Math.floor(clock.now().epochMilliseconds / 60_000);
    if (now !== minute) seen.clear();
    minute = now;
    if (seen.has(key) || seen.size >= mostLines) return false;
    seen.add(key);
    return true;
  };
}
