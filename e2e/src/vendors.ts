import { connect, findRunningPostgres } from '@estante/database';
import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestVendor {
  readonly host: string;
  close(): Promise<void>;
}

/** A vendor on this machine, set up in the application under test. */
export async function startVendor(name: string, label: string): Promise<TestVendor> {
  const secret = randomBytes(32);
  const { host, address, close } = await startVendorServer(name, secret);
  await change(name, { name, label, address, hosts: [host], secret });
  return {
    host,
    close: async () => {
      await change(name, null);
      close();
    },
  };
}

/**
 * A vendor that nobody knows of yet: it greets whoever brings a token under the shared secret that
 * it has not seen, and nobody else.
 */
export async function startVendorServer(name: string, secret: Buffer) {
  const seen = new Set<string>();
  const server = createServer((request, response) => {
    const token = new URL(request.url ?? '', 'http://vendor').searchParams.get('token') ?? '';
    const isWelcome = isSigned(token, secret, name) && !seen.has(token);
    seen.add(token);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const words = isWelcome ? 'Bem-vindo, leitor' : 'Sem entrada';
    response.end(`<!doctype html><html lang="pt"><title>Leitor</title><h1>${words}</h1>`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { host, address: `http://${host}/entrada`, close };
}

/** HS256 of RFC 7515, and the claims that a vendor looks at. */
function isSigned(token: string, secret: Buffer, name: string): boolean {
  const [head = '', body = '', signature = ''] = token.split('.');
  const own = createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url');
  if (own !== signature) return false;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as {
    readonly aud: string;
    readonly exp: number;
  };
  return claims.aud === name && claims.exp > Date.now() / 1000;
}

interface Row {
  readonly name: string;
  readonly label: string;
  readonly address: string;
  readonly hosts: string[];
  readonly secret: Buffer;
}

/** In the database of the application under test. */
async function change(name: string, row: Row | null): Promise<void> {
  const connectionString = await findRunningPostgres(process.env['E2E_DATA'] ?? '');
  if (connectionString === null) throw new Error('the application under test is not running');
  const connection = connect({ connectionString, max: 1 });
  await connection.db.deleteFrom('vendor').where('name', '=', name).execute();
  if (row) await connection.db.insertInto('vendor').values(row).execute();
  await connection.close();
}
