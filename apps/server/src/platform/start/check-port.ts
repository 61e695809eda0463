import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

/**
 * Listens on the port for a moment, so that what would fail at the end of the start fails at its beginning.
 * @throws StartError where the port is not free
 */
export async function checkPort(where: Pick<Config, 'HOST' | 'PORT'>): Promise<void> {
  const server = createServer();
  try {
    server.listen({ host: where.HOST, port: where.PORT });
    await once(server, 'listening');
  } catch (error) {
    throw asListenError(error, where);
  }
  server.close();
  await once(server, 'close');
}

/** Settings that name a port and its address. */
interface PortSettings {
  readonly port: keyof Config;
  readonly host: keyof Config;
}

/**
 * The error of a failed `listen`: a StartError where the operator can mend it, which names the settings of that
 * port.
 */
export function asListenError(
  error: unknown,
  { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>,
  { port, host }: PortSettings = { port: 'PORT', host: 'HOST' },
) {
  if (!(error instanceof Error) || !('code' in error)) return error;
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${PORT} of ${HOST} is in use, perhaps by an Estante that runs already: end what uses it, or set ${port} to another.`,
      );
    case 'EACCES':
      return new StartError(
        `Port ${PORT} is for the system's own programs: set ${port} to one above 1023.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`${HOST} is no address of this machine: mend ${host}.`);
    default:
      return error;
  }
}
