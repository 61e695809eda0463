import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@estante/database';
import { createApplicationFolder, type ApplicationFolder } from '@estante/test-support';
import type { StartedApplication } from '@estante/test-support/started-application';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** The proxies as deploy/ has them, in front of a started application, by TLS. */
const deploy = fileURLToPath(new URL('../../../../deploy/', import.meta.url));
const host = 'catalogo.example.org';
const isHere = (program: string) => spawnSync(program, ['version']).error === undefined;

let folder: string;
let place: ApplicationFolder;
let application: StartedApplication;
let port: number;
let plainPort: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estante-proxy-'));
  // nginx hands its work to a user of its own.
  await chmod(folder, 0o755);
  const names = ['-keyout', 'key.pem', '-out', 'cert.pem', '-subj', `/CN=${host}`];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const all = [...kind, '-nodes', '-days', '2', ...names, '-addext', `subjectAltName=DNS:${host}`];
  execFileSync('openssl', all, { cwd: folder, stdio: 'ignore' });
  place = await createApplicationFolder('test database');
  application = await place.start({
    SITE_URL: `https://${host}`,
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    LOG_LEVEL: 'info',
  });
  port = await freePort();
  plainPort = await freePort();
});
afterAll(async () => {
  await place[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const asked = request({
    host: '127.0.0.1',
    port,
    path,
    servername: host,
    ca: await readFile(join(folder, 'cert.pem')),
    headers: { host, ...headers },
    agent: false,
  });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [import('node:http').IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const { statusCode: status = 0, headers: given } = answer;
  return { status, headers: given, body: Buffer.concat(parts).toString() };
}

/** Asks by http, as does a person who types the name of the site, or a program with the wrong address. */
async function askPlain(path: string): Promise<readonly [status?: number, location?: string]> {
  const asked = requestPlain({
    host: '127.0.0.1',
    port: plainPort,
    path,
    headers: { host },
    agent: false,
  });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [import('node:http').IncomingMessage];
  answer.resume();
  return [answer.statusCode, answer.headers.location];
}

async function exchanged(file: string, changes: readonly (readonly [string | RegExp, string])[]) {
  const text = await readFile(join(deploy, file), 'utf8');
  const changed = changes.reduce((one, [from, to]) => {
    expect(one, String(from)).toMatch(from);
    return one.replaceAll(from, to);
  }, text);
  const upstream = new URL(application.address).host;
  await writeFile(join(folder, file), changed.replace('127.0.0.1:3000', upstream));
  return join(folder, file);
}

interface Proxy {
  stop(): Promise<void>;
}

async function startProxy(program: string, args: readonly string[]): Promise<Proxy> {
  const home = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, args, { env: home, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const ended = once(child, 'exit');
  for (;;) {
    if (child.exitCode !== null) throw new Error(said);
    const isThere = await ask('/healthz').then(
      () => true,
      () => false,
    );
    if (isThere) break;
    await delay(50);
  }
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function startNginx(): Promise<Proxy> {
  const file = await exchanged('nginx.conf', [
    [/ {2}listen \[::\]:\d+.*;\n/g, ''],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    [/\/etc\/letsencrypt\/live\/[\w.]+\/fullchain\.pem/g, join(folder, 'cert.pem')],
    [/\/etc\/letsencrypt\/live\/[\w.]+\/privkey\.pem/g, join(folder, 'key.pem')],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = join(folder, 'main.conf');
  await writeFile(
    main,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}
    http { access_log off; ${temporary.join(' ')} include ${file}; }`,
  );
  execFileSync('nginx', ['-t', '-q', '-c', main], { stdio: 'pipe' });
  return startProxy('nginx', ['-c', main]);
}

async function startCaddy(): Promise<Proxy> {
  const tls = `https://${host}:${port} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`;
  const file = await exchanged('Caddyfile', [
    [/^catalogo\.example\.org \{/gm, tls],
    [/^http:\/\/catalogo\.example\.org \{/gm, `http://${host}:${plainPort} {`],
  ]);
  // No port of its own for orders, and no other answer to http than that of the file.
  const text = await readFile(file, 'utf8');
  await writeFile(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${text}`);
  return startProxy('caddy', ['run', '--adapter', 'caddyfile', '--config', file]);
}

const proxies = [
  ['nginx', startNginx, isHere('nginx')],
  ['caddy', startCaddy, isHere('caddy')],
] as const;

describe.each(proxies)(
  '%s in front (skipped where it is not installed)',
  (_name, start, isThere) => {
    test.runIf(isThere)(
      'pages, calls and refusals go through TLS, told who asks and by which id; no call by http',
      async () => {
        const proxy = await start();
        try {
          const page = await ask('/', { accept: 'text/html' });
          expect(page.status).toBe(200);
          expect(page.body).toContain(`<link rel="canonical" href="https://${host}/"`);
          expect(page.headers).toMatchObject({
            'strict-transport-security': expect.stringContaining('max-age') as string,
            'x-content-type-options': 'nosniff',
          });
          const call = await ask('/api/emprestimo/titulos-pendentes');
          expect(call.status).toBe(401);
          // One of the proxy's own, which the log knows.
          const id = String(call.headers['x-request-id']);
          expect(id).toMatch(/^[\w-]{32,36}$/);
          await expect.poll(() => application.output()).toContain(`"reqId":"${id}"`);
          expect((await ask('/metrics')).status).toBe(404);
          expect((await ask('/api/nada')).headers['content-type']).toContain('application/json');
          // A search as long as Estante reads one.
          expect((await ask(`/api/consulta?q=${'a'.repeat(9000)}`)).status).toBe(200);
          // Pages are sent on to https, calls refused.
          expect(await askPlain('/busca?q=a%20b')).toEqual([301, `https://${host}/busca?q=a%20b`]);
          expect(await askPlain('/')).toEqual([301, `https://${host}/`]);
          expect(await askPlain('/apis')).toEqual([301, `https://${host}/apis`]);
          const calls = ['/api', '/api/consulta?q=a', '/oauth/token', '/mcp'];
          for (const path of calls) expect(await askPlain(path)).toEqual([403, undefined]);
        } finally {
          await proxy.stop();
        }
      },
    );
  },
);
