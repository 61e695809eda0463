import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** A provider of captchas on this machine, that speaks `siteverify`. */
export interface CaptchaProviderServer {
  readonly address: string;
  /** Bodies of the calls, in their order. */
  readonly asked: URLSearchParams[];
  /** Handler that answers from now on; until a test sets another, one that says success. */
  answer: RequestListener;
  close(): Promise<void>;
}

export async function startCaptchaProvider(): Promise<CaptchaProviderServer> {
  const asked: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push(new URLSearchParams(Buffer.concat(parts).toString()));
      provider.answer(request, response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  const port = typeof at === 'object' && at ? at.port : 0;
  const provider: CaptchaProviderServer = {
    address: `http://127.0.0.1:${port}/siteverify`,
    asked,
    answer: says(true),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return provider;
}

export function says(success: boolean): RequestListener {
  return (_request, response) => response.end(JSON.stringify({ success, 'error-codes': [] }));
}
