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
 * A vendor as one would write it: lets in whoever brings a token under the shared secret that is
 * meant for it, has not ended and was not brought before; answers the reader's alias.
 */
export async function startVendorServer(name: string, now: () => Date): Promise<VendorServer> {
  const brought = new Set<unknown>();
  const server = createServer((request, response) => {
    const token = new URL(request.url ?? '', 'http://vendor').searchParams.get('token') ?? '';
    jwtVerify(token, vendorSecret, {
      algorithms: ['HS256'],
      issuer: 'estante',
      audience: name,
      requiredClaims: ['exp', 'jti', 'sub'],
      currentDate: now(),
    })
      .then(({ payload }) => {
        const isNew = !brought.has(payload.jti);
        brought.add(payload.jti);
        response.writeHead(isNew ? 200 : 403).end(isNew ? payload.sub : 'brought before');
      })
      .catch((error: unknown) => response.writeHead(403).end(String(error)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return { server, host, address: `http://${host}/entrada`, close: () => server.close() };
}
