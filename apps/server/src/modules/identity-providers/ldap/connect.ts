import { connect as connectPlain, isIP } from 'node:net';
import { connect as connectSecure, type ConnectionOptions } from 'node:tls';
import { Client } from 'ldapts';
import { OutsideFault, type OutsideServers } from '../../../platform/outside/outside-server.ts';
import type { Provider } from '../provider-repository.ts';

/** Milliseconds for which a directory is waited for. */
const patience = 5000;
const usualPorts: Readonly<Record<string, number>> = { 'ldap:': 389, 'ldaps:': 636 };

/** Reason why a directory is not talked to; nothing secret has been sent yet. */
export class DirectoryFault extends Error {
  readonly reason: OutsideFault['reason'] | 'notSecure';
  constructor(reason: DirectoryFault['reason'], detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.reason = reason;
  }
}

/**
 * A connection by TLS alone, from the first byte (ldaps:) or by STARTTLS (ldap:), with a certificate
 * that is checked. There is one: where it breaks off, nothing is sent by another, which might be
 * without TLS. @throws DirectoryFault
 */
export async function connectDirectory(
  servers: OutsideServers,
  { address, certificate }: Pick<Provider, 'address' | 'certificate'>,
): Promise<Client> {
  const url = new URL(address);
  const place = await servers.locate(url).catch((error: unknown) => {
    throw error instanceof OutsideFault ? new DirectoryFault(error.reason, error.message) : error;
  });
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const tls: ConnectionOptions = {
    minVersion: 'TLSv1.2',
    // A name is asked for by its name; an address is looked for in the certificate.
    ...(isIP(host) === 0 ? { servername: host } : { host }),
    ...(certificate !== '' && { ca: certificate }),
  };
  const port = url.port === '' ? usualPorts[url.protocol] : url.port;
  const shown = isIP(place.address) === 6 ? `[${place.address}]` : place.address;
  const client = new Client({
    url: `${url.protocol}//${shown}:${port}`,
    timeout: patience,
    connectTimeout: patience,
    // Given for the other, it would speak TLS from the first byte too.
    ...(url.protocol === 'ldaps:' && { tlsOptions: tls }),
    createConnection: once(connectPlain),
    createSecureConnection: once(connectSecure),
  });
  try {
    await (url.protocol === 'ldap:' ? client.startTLS(tls) : readRoot(client));
    return client;
  } catch (error) {
    await client.unbind().catch(() => {});
    throw connectionFault(error);
  }
}

/** Connects: what every directory says of itself to anybody. */
async function readRoot(client: Client): Promise<void> {
  await client.search('', { scope: 'base', attributes: ['1.1'] }).catch((error: unknown) => {
    // One that says nothing to strangers is connected to all the same.
    if (!client.isConnected) throw error;
  });
}

function once<Connect extends (...all: never[]) => unknown>(connect: Connect): Connect {
  let isUsed = false;
  const only = (...all: Parameters<Connect>) => {
    if (isUsed) throw new Error('the connection has broken off');
    isUsed = true;
    return connect(...all);
  };
  return only as Connect;
}

function connectionFault(error: unknown): DirectoryFault {
  const told = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/timeout/i.test(told)) return new DirectoryFault('slow', told, { cause: error });
  const isCertificate = /^(?:ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code);
  const isTls = isCertificate || code === 'EPROTO' || code.startsWith('ERR_SSL');
  const isRefused = error instanceof Error && error.name.endsWith('Error') && 'code' in error;
  // STARTTLS was refused by the directory itself: the code is then a number of LDAP.
  if (isTls || (isRefused && /^\d+$/.test(code)))
    return new DirectoryFault('notSecure', told, { cause: error });
  return new DirectoryFault('unreachable', told, { cause: error });
}
