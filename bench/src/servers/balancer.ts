import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Seconds by which an index may lag before its server gets no requests. */
export const mostBehind = 10;

/** Milliseconds between two checks of a server, and for which its answer is waited for. */
const every = 200;
const patience = 1000;

/** Server behind the balancer, as the balancer sees it. */
export interface Backend {
  readonly address: string;
  isIn: boolean;
}

/** Load balancer as an operator puts one before several servers: in turns, to servers whose `/readyz` is good. */
export class Balancer implements AsyncDisposable {
  readonly servers: readonly Backend[];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  readonly #over = new AbortController();
  readonly #server = createServer((asked, answer) => void this.#pass(asked, answer));
  #turn = 0;
  address = '';

  constructor(addresses: readonly string[]) {
    this.servers = addresses.map((address) => ({ address, isIn: true }));
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const at = this.#server.address();
    this.address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
    for (const server of this.servers) void this.#watch(server);
  }

  async #watch(server: Backend): Promise<void> {
    while (!this.#over.signal.aborted) {
      server.isIn = await isReady(server.address);
      await delay(every);
    }
  }

  /** Passes a request on, to another server where nobody listened; a request that was sent is not sent again. */
  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await bodyOf(asked).catch(() => null);
    if (body === null) return void answer.destroy();
    for (let left = this.servers.length; left > 0; left -= 1) {
      const server = this.#next();
      if (!server) break;
      const outcome = await this.#send(server.address, asked, body, answer);
      if (outcome === 'answered') return;
      if (outcome === 'cut') return void answer.destroy();
      server.isIn = false;
    }
    answer.writeHead(503, { 'retry-after': '1' }).end();
  }

  #next(): Backend | undefined {
    const ready = this.servers.filter(({ isIn }) => isIn);
    this.#turn += 1;
    return ready[this.#turn % Math.max(1, ready.length)];
  }

  #send(
    address: string,
    { method, url, headers }: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
  ): Promise<'answered' | 'refused' | 'cut'> {
    return new Promise((resolve) => {
      const sent = request(
        new URL(url ?? '/', address),
        { method: method ?? 'GET', headers, agent: this.#agent },
        (got) => {
          answer.writeHead(got.statusCode ?? 502, got.headers);
          got.pipe(answer);
          got.on('end', () => resolve('answered')).on('error', () => resolve('cut'));
        },
      );
      sent.on('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'cut'),
      );
      sent.end(body);
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#over.abort();
    this.#server.closeAllConnections();
    this.#server.close();
    this.#agent.destroy();
    await once(this.#server, 'close');
  }
}

async function bodyOf(asked: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of asked) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function isReady(address: string): Promise<boolean> {
  try {
    const asked = `${address}/readyz?behind=${mostBehind}`;
    const answer = await fetch(asked, { signal: AbortSignal.timeout(patience) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}
