import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

export interface HostileRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | undefined;
}

/** Caller at an address of its own, on connections that are kept open. */
export function callerAt(host: string, port: number, localAddress: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  /** The status, once the answer was read to its end. @throws where there is none in time */
  return async ({ method = 'GET', path, headers = {}, body }: HostileRequest): Promise<number> => {
    const signal = AbortSignal.timeout(10_000);
    const call = request({ host, port, localAddress, agent, method, path, headers, signal });
    call.end(body);
    const [answer] = (await once(call, 'response', { signal })) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end', { signal });
    return answer.statusCode ?? 0;
  };
}
