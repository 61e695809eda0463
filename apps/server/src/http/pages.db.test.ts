import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorBody, type PageContext } from '@estante/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '../../test/endpoint-calls.ts';
import { writeSettings } from '../modules/institution/settings.ts';
import { buildTestApp, startTestApp, type TestApp } from '../../test/start-test-app.ts';

let server: TestApp;
let folder: string;
let render: (request: Request, context: PageContext) => Promise<Response>;
let asked: { readonly request: Request; readonly context: PageContext }[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estante-pages-'));
  server = await startTestApp({
    records: catalogue,
    pages: {
      files: folder,
      render: async (request, context) => {
        asked.push({ request, context });
        return render(request, context);
      },
    },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  asked = [];
  render = async (_request, { nonce }) =>
    new Response(`<!doctype html><script nonce="${nonce}"></script>${'x'.repeat(2000)}`, {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ url, headers });

describe('a page', () => {
  test('has the headers that keep it safe, with a nonce of its own', async () => {
    const [one, two] = [await get('/'), await get('/')];
    expect(one.statusCode).toBe(200);
    expect(one.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    const nonces = asked.map(({ context }) => context.nonce);
    expect(new Set(nonces).size).toBe(2);
    for (const [index, answer] of [one, two].entries()) {
      const csp = String(answer.headers['content-security-policy']);
      expect(csp).toContain(`script-src 'self' 'nonce-${nonces[index]}'`);
      expect(csp).toContain("object-src 'none'");
      expect(csp).toContain("base-uri 'none'");
      expect(csp).toContain("frame-ancestors 'none'");
      expect(csp).toContain("require-trusted-types-for 'script'; trusted-types default");
      expect(/script-src[^;]*unsafe/.test(csp)).toBe(false);
    }
    // 128 bits, as CSP level 3, section 7.1, asks.
    for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
  });

  test('tells caches all that it depends on', async () => {
    const plain = await get('/');
    const packed = await get('/', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    for (const { headers } of [plain, packed]) {
      const vary = String(headers['vary']).toLowerCase().split(/, */);
      expect(vary).toEqual(expect.arrayContaining(['accept-language', 'cookie']));
    }
    expect(String(packed.headers['vary']).toLowerCase()).toContain('accept-encoding');
  });

  describe('a page that strangers were sent before', () => {
    const asking = async (_request: Request, { fetch, nonce }: PageContext) => {
      const answer = await fetch(new Request('http://localhost/api/parametros/instituicao'));
      const { nome } = JSON.parse(await answer.text()) as { nome: string };
      return new Response(`<!doctype html><script nonce="${nonce}"></script>${nome}`);
    };
    test('is sent again with another nonce, and not made again', async () => {
      render = asking;
      const [one, two] = [await get('/mesma'), await get('/mesma')];
      expect(asked).toHaveLength(1);
      expect(two.body).not.toBe(one.body);
      for (const { headers, body } of [one, two]) {
        const [, nonce = 'none'] = /nonce="([^"]+)"/.exec(body) ?? [];
        expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
      }
    });

    test('is made once for all who ask for it at once, and anew for who comes after a change', async () => {
      const opened = Promise.withResolvers<void>();
      const slow = async (request: Request, context: PageContext) => {
        const page = await asking(request, context);
        asked.push({ request, context });
        await opened.promise;
        return page;
      };
      const pages = { render: slow, files: null, threads: 4 };
      await using app = await buildTestApp({ ...server, pages, unlimitedNetworks: [] });
      const from = (remoteAddress: string) => app.inject({ url: '/juntos', remoteAddress });
      const together = [1, 2, 3, 4, 5].map((one) => from(`203.0.113.${one}`));
      await expect.poll(() => asked.length).toBe(1);
      await writeSettings(server.db, [['name', 'Universidade renomeada']]);
      const late = from('203.0.113.6');
      opened.resolve();
      expect((await late).body).toContain('Universidade renomeada');
      const statuses = (await Promise.all(together)).map(({ statusCode }) => statusCode);
      expect(statuses).toEqual([200, 200, 200, 200, 200]);
      expect(asked).toHaveLength(2);
    });

    test('is not sent to whoever has it, who keeps the policy that came with it', async () => {
      render = asking;
      const { headers } = await get('/mesma');
      const again = await get('/mesma', { 'if-none-match': String(headers.etag) });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers).not.toHaveProperty('content-security-policy');
    });

    test('is not made again where its head was asked for before', async () => {
      render = asking;
      const head = await server.app.inject({ method: 'HEAD', url: '/cabeca' });
      expect([head.statusCode, head.body]).toEqual([200, '']);
      const page = await get('/cabeca', { 'if-none-match': 'W/"another"' });
      expect(page.headers.etag).toBe(head.headers.etag);
      const again = await server.app.inject({ method: 'HEAD', url: '/cabeca' });
      expect(again.headers.etag).toBe(head.headers.etag);
      expect(asked).toHaveLength(1);
    });

    test('is made anew once what it shows has changed', async () => {
      render = asking;
      const before = await get('/mesma');
      const changed = await server.db
        .insertInto('campus')
        .values({ code: 'NOVO', name: 'Novo' })
        .execute()
        .then(() => get('/mesma'));
      expect(changed.headers.etag).toBe(before.headers.etag);
      asked = [];
      await writeSettings(server.db, [['name', 'Outra universidade']]);
      const after = await get('/mesma', { 'if-none-match': String(before.headers.etag) });
      expect(asked).toHaveLength(1);
      expect(after.statusCode).toBe(200);
      expect(after.body).toContain('Outra universidade');
    });

    test('of what cannot be told to have changed is made each time', async () => {
      render = async (request, context) => {
        await context.fetch(new Request('http://localhost/api/consulta/sugestoes?q=dom'));
        return asking(request, context);
      };
      await get('/outra');
      await get('/outra');
      expect(asked).toHaveLength(2);
    });
  });

  test.each([
    ['/?lng=es', { cookie: 'estante_lng=en', 'accept-language': 'en' }, 'es'],
    ['/', { cookie: 'estante_lng=en', 'accept-language': 'es' }, 'en'],
    ['/', { 'accept-language': 'es-AR' }, 'es'],
    ['/?lng=xx', {}, 'pt'],
  ])('%s with %j is in the language chosen (%#)', async (url, headers, language) => {
    const answer = await get(url, headers);
    expect(asked[0]?.context.language).toBe(language);
    expect(answer.headers['content-language']).toBe(language);
  });

  test.each([
    ['https', 'estante_lng=es; Max-Age=31536000; Path=/; SameSite=Lax; Secure'],
    ['http', 'estante_lng=es; Max-Age=31536000; Path=/; SameSite=Lax'],
  ])('keeps by %s the language asked for in a cookie', async (protocol, cookie) => {
    const pages = { render: async () => new Response('<!doctype html>'), files: null };
    await using app = await buildTestApp({ ...server, pages, trustedProxies: ['127.0.0.1'] });
    const headers = { 'x-forwarded-proto': protocol };
    const answer = await app.inject({ url: '/?lng=es', headers });
    expect(answer.headers['set-cookie']).toBe(cookie);
  });

  test("keeps the renderer's status and headers", async () => {
    render = async () => new Response(null, { status: 302, headers: { location: '/acervo/1' } });
    const moved = await get('/titulo/1');
    expect(moved.statusCode).toBe(302);
    expect(moved.headers['location']).toBe('/acervo/1');
    render = async () => new Response('<!doctype html>', { status: 404 });
    expect((await get('/nada')).statusCode).toBe(404);
  });

  test('calls within know the host it was asked for; nobody else names another', async () => {
    render = async (_request, { fetch: call }) => {
      const answer = await call(new Request('http://localhost/api/acervo/1/dublin-core'));
      return new Response(await answer.text());
    };
    const page = await get('/acervo/1/dublin-core', { host: 'catalogo.example.org' });
    expect(page.body).toContain('http://catalogo.example.org/acervo/1');
    const forged = await server.app.inject({
      url: '/api/acervo/1/dublin-core',
      headers: { 'x-inside': 'x http://evil.example' },
    });
    expect(forged.body).not.toContain('evil.example');
  });

  test('is asked for at the address as it stands, on no other host', async () => {
    for (const url of ['/acervo/1?aba=exemplares', '//evil.example/a', '/a%20b?q=%22x%22']) {
      await get(url);
      const { href, hostname } = new URL(asked.at(-1)?.request.url ?? '');
      expect(hostname).toBe('localhost');
      expect(href).toContain(url.replace(/^\/\//, '/'));
    }
  });

  test('answers HEAD without its body', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });

  test('calls the contract from the inside, as any caller', async () => {
    const before = server.logged.length;
    render = async (_request, { fetch: call }) => {
      const found = await call(new Request('http://localhost/api/consulta?q=casmurro'));
      const token = await call(
        new Request('http://localhost/api/oauth/token', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        }),
      );
      return Response.json({ found: JSON.parse(await found.text()), token: token.status });
    };
    const answer = await fetch(await server.app.listen({ host: '127.0.0.1', port: 0 }));
    expect(await answer.json()).toMatchObject({ found: { total: 1 }, token: 422 });
    // One line for the page: what it asks for itself is not a request.
    await expect
      .poll(() => server.logged.slice(before).filter(({ msg }) => msg === 'answered'))
      .toMatchObject([{ req: { route: '/*' } }]);
  });
});

test.each([
  ['throws', () => Promise.reject(new Error('segredo at render.tsx'))],
  ['throws a text', () => Promise.reject('segredo')],
])('a renderer that %s is a fault without its inside', async (_name, fail) => {
  render = fail;
  const answer = await get('/');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('segredo');
  expect(errorBody.parse(answer.json()).erro.codigo).toBe('OcorreuErroInesperado');
  const page = await get('/', { accept: 'text/html' });
  expect(page.statusCode).toBe(500);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(page.body).not.toContain('segredo');
});

describe('an address below /api', () => {
  test.each(['/api', '/api/', '/api/nada', '/api/acervo', '/api/docs/nada'])(
    '%s is never a page',
    async (url) => {
      const answer = await get(url, { accept: 'text/html' });
      expect(answer.statusCode).toBe(404);
      expect(errorBody.parse(answer.json()).erro.codigo).toBe('NaoEncontrado');
      expect(asked).toEqual([]);
    },
  );

  test('only GET and HEAD reach the pages', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      const answer = await server.app.inject({ method, url: '/acervo/1' });
      expect(answer.statusCode).toBe(404);
    }
    expect(asked).toEqual([]);
  });
});
