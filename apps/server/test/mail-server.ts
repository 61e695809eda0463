import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface TestMailServer {
  readonly address: string;
  /** Messages as they came. */
  readonly messages: string[];
  close(): Promise<void>;
}

/** A real mail server on a port of its own, which keeps what it gets. */
export async function startMailServer(
  options: SMTPServerOptions = {},
  port = 0,
): Promise<TestMailServer> {
  const messages: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        messages.push(text);
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    address: `smtp://127.0.0.1:${taken}`,
    messages,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
