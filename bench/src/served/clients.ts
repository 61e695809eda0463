import { Agent, get } from 'node:http';
import { at, seconds } from '../search/timing.ts';

/** Times and throughput of clients that each ask again as soon as they are answered. */
export interface ServiceTimes {
  readonly p50_ms: number;
  readonly p95_ms: number;
  readonly per_s: number;
  /** Kilobytes of an answer, before compression. */
  readonly kb: number;
}

/** Asks for each path once, shared out among so many clients, each on a connection of its own. */
export async function ask(
  address: string,
  paths: readonly string[],
  clients: number,
): Promise<ServiceTimes> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const waiting = [...paths];
  const times: number[] = [];
  let bytes = 0;
  const client = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const started = performance.now();
      const length = await lengthOf(address + path, agent);
      bytes += length;
      times.push(performance.now() - started);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const per_s = paths.length / seconds(started);
  agent.destroy();
  return {
    p50_ms: at(times, 0.5),
    p95_ms: at(times, 0.95),
    per_s,
    kb: bytes / paths.length / 1024,
  };
}

/** Bytes of an answer. @throws where it is not the expected one */
function lengthOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'identity' } }, (answer) => {
      let length = 0;
      answer.on('data', (part: Buffer) => (length += part.length));
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(length);
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    }).on('error', reject);
  });
}
