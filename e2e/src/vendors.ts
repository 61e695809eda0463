import { createHmac, randomBytes } from 'node:crypto';
import { secretName } from '@estante/database';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inDatabase, seal } from './settings.ts';

export interface TestVendor {
  readonly host: string;
  close(): Promise<void>;
}

/** A vendor on this machine, set up in the application under test. */
export async function startVendor(name: string, label: string): Promise<TestVendor> {
  const secret = randomBytes(32);
  const { host, address, close } = await startVendorServer(name, secret);
  await change(name, {
    name,
    label,
    address,
    hosts: [host],
    secret: Buffer.from(await seal(secret, secretName.vendor(name))),
  });
  return {
    host,
    close: async () => {
      await change(name, null);
      close();
    },
  };
}

/**
 * Starts a vendor that no library has configured yet. It greets bearers of an unused token under the shared secret, and
 * nobody else.
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

/** Whether a token is signed (HS256 of RFC 7515), and has the claims that a vendor checks. */
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

async function change(name: string, row: Row | null): Promise<void> {
  await inDatabase(async (db) => {
    await db.deleteFrom('vendor').where('name', '=', name).execute();
    if (row) await db.insertInto('vendor').values(row).execute();
  });
}

/** Gives the demo title of this name a link, or none. Returns its page's address. */
export async function linkTitle(name: string, url: string | null): Promise<string> {
  return inDatabase(async (db) => {
    const titles = await db.selectFrom('title').select(['id', 'description']).execute();
    const found = titles.find(({ description }) => description.title === name);
    if (!found) throw new Error(`no title '${name}'`);
    const links = url === null ? [] : [{ url, label: 'Ler o livro', kind: 'resource' as const }];
    await db
      .updateTable('title')
      .set({ description: JSON.stringify({ ...found.description, links }) })
      .where('id', '=', found.id)
      .execute();
    return `/acervo/${found.id}`;
  });
}
