import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import { vendorSecret } from './vendors.ts';

export interface VendorServer {
  /** 'http://127.0.0.1:4000/entrada'. */
  readonly address: string;
  readonly host: string;
  readonly server: Server;
  close(): void;
}

/**
 * A vendor as one would write it: lets in a reader who brings a token under the shared secret that is meant for it, has
 * not ended and was not brought before; answers the reader's alias.
 */
export async function startVendorServer(name: string, now: () => Date): Promise<VendorServer> {
  const brought = new Set<unknown>();
  /** The reader's alias, or null. */
  const letIn = async (address: string): Promise<string | null> => {
    const token = new URL(address, 'http://vendor').searchParams.get('token') ?? '';
    const { payload } = await jwtVerify(token, vendorSecret, {
      algorithms: ['HS256'],
      issuer: 'estante',
      audience: name,
      requiredClaims: ['exp', 'jti', 'sub'],
      currentDate: now(),
    });
    if (brought.has(payload.jti)) return null;
    brought.add(payload.jti);
    return payload.sub ?? null;
  };
  const server = createServer((request, response) => {
    const answer = (reader: string | null) =>
      response.writeHead(reader === null ? 403 : 200).end(reader ?? 'no entry');
    letIn(request.url ?? '').then(answer, () => answer(null));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return { server, host, address: `http://${host}/entrada`, close: () => server.close() };
}
