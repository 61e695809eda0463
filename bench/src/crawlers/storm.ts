import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { StormOrders } from './orders.ts';

/**
 * The storm gives way to others: crawlers bring their own processors, and these are the
 * application's.
 */
setPriority(10);

process.once('message', (orders) => void carryOut(orders as StormOrders));

/** Most requests under way; no more are sent until some are answered. */
const mostUnderWay = 2000;

async function carryOut({ host, port, seconds, rate, isNeighbour }: StormOrders): Promise<void> {
  const outcomes: Record<string, number> = {};
  const count = (outcome: number | string) => {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  };
  const to = isNeighbour ? await listen() : port;
  const agent = new Agent({ keepAlive: true, maxSockets: 400 });
  let underWay = 0;
  const send = async (turn: number) => {
    underWay += 1;
    try {
      const signal = AbortSignal.timeout(20_000);
      const headers = {
        accept: 'text/html',
        'user-agent': agentOf(turn),
        'x-forwarded-for': anyNetwork(),
      };
      const call = request({ host, port: to, agent, path: addressOf(turn), headers, signal });
      call.end();
      const [answer] = (await once(call, 'response', { signal })) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end', { signal });
      count(answer.statusCode ?? 0);
    } catch (error) {
      count(error instanceof Error ? error.name : 'error');
    } finally {
      underWay -= 1;
    }
  };
  const started = performance.now();
  const all: Promise<void>[] = [];
  for (let turn = 0; turn < seconds * rate; turn += 1) {
    const wait = started + (turn * 1000) / rate - performance.now();
    if (wait > 1) await delay(wait);
    if (underWay < mostUnderWay) all.push(send(turn));
    else count('unsent');
  }
  await Promise.all(all);
  process.send?.(outcomes, () => process.exit(0));
}

/** Address of a search with filters that nobody has asked for before. */
function addressOf(turn: number): string {
  const letters = Math.random().toString(36).slice(2, 8);
  return `/?q=${letters}&filtro=A%3A${turn}${letters}&filtro=Y%3A${1800 + (turn % 220)}`;
}

/** User agent of a browser, another at each turn. */
function agentOf(turn: number): string {
  return `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/${100 + (turn % 41)}.0.0.0 Safari/537.36`;
}

/** Address in one of some two million networks. */
function anyNetwork(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `100.${64 + (part() % 32)}.${part()}.${part()}`;
}

/** Starts a server of its own with answers as long as the application's. */
async function listen(): Promise<number> {
  const body = 'x'.repeat(1700);
  const server = createServer((_, response) => response.writeHead(503).end(body));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
