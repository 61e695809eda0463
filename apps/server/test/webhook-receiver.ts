import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface WebhookReceiver {
  readonly host: string;
  readonly address: string;
  /** Requests received, in the order in which they came. */
  readonly received: ReceivedRequest[];
  /** Sets the answers from now on; 204 before it is said. */
  answer(answering: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** A reader's server, as webhooks tell it. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedRequest[] = [];
  let answering = (response: ServerResponse): void => void response.writeHead(204).end();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      received.push({ path, headers, body: Buffer.concat(parts).toString() });
      answering(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return {
    host,
    address: `http://${host}/avisos`,
    received,
    answer: (next) => {
      answering = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
