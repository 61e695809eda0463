import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBook } from '../../../test/records.ts';
import { buildTestApp, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    records: [
      aBook({ title: 'Mar & <terra>', author: 'Lima, Ana', abstract: 'Um\u0001 sinal.' }),
      aBook({ title: 'Serra', author: 'Souza, Rui', year: 1950 }),
      aBook({ title: 'Serra velha', author: 'Lima, Ana' }),
    ],
  });
});
afterAll(() => server.close());

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ url, headers: { host: 'livros.example.org', ...headers } });

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one]) => one);

describe('robots.txt', () => {
  test('keeps crawlers off filtered searches and calls, and names the sitemap', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = answer.body.split('\n');
    expect(lines).toContain('Disallow: /*?filtro=');
    expect(lines).toContain('Disallow: /*&filtro=');
    expect(lines).toContain('Disallow: /*&cursor=');
    expect(lines).toContain('Disallow: /api/');
    expect(lines).toContain('Sitemap: http://livros.example.org/sitemap.xml');
    expect(lines).not.toContain('Disallow: /');
  });

  test('is not sent to who holds it', async () => {
    const tag = String((await get('/robots.txt')).headers.etag);
    const answer = await get('/robots.txt', { 'if-none-match': tag });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  });
});

describe('the sitemap', () => {
  test('lists its parts, and each part its titles with their last change', async () => {
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(all(index.body, /<loc>([^<]*)</g)).toEqual(['http://livros.example.org/sitemap-0.xml']);
    const part = await get('/sitemap-0.xml');
    const ids = await server.db.selectFrom('title').select('id').orderBy('id').execute();
    expect(all(part.body, /<loc>([^<]*)</g)).toEqual(
      ids.map(({ id }) => `http://livros.example.org/acervo/${id}`),
    );
    expect(all(part.body, /<lastmod>(\d{4}-\d\d-\d\dT[\d:.]+Z)</g)).toHaveLength(ids.length);
  });

  test('is made in steps past the first thousands, in parts of 50,000', async () => {
    await sql`
      insert into title (id, work_type, description, included_on) overriding system value
      select far.id, t.work_type, t.description, t.included_on
      from (select * from title limit 1) as t, unnest(array[50000, 50001, 100001]) as far (id)
    `.execute(server.db);
    const index = await get('/sitemap.xml');
    expect(all(index.body, /sitemap-(\d+)/g)).toEqual(['0', '1', '2']);
    const counts = await Promise.all(
      [0, 1, 2].map(async (part) => {
        const { body } = await get(`/sitemap-${part}.xml`);
        return all(body, /acervo\/(\d+)</g).at(-1);
      }),
    );
    expect(counts).toEqual(['50000', '50001', '100001']);
    await server.db.deleteFrom('title').where('id', '>=', 50_000).execute();
  });

  test('a part that has not changed is not made again', async () => {
    const held = String((await get('/sitemap-0.xml')).headers['last-modified']);
    expect((await get('/sitemap-0.xml', { 'if-modified-since': held })).statusCode).toBe(304);
    const before = new Date(Date.parse(held) - 1000).toUTCString();
    expect((await get('/sitemap-0.xml', { 'if-modified-since': before })).statusCode).toBe(200);
  });

  test.each(['7', '99999', 'a', '0.xml.xml', '-1'])('there is no part %s', async (part) => {
    expect((await get(`/sitemap-${part}.xml`)).statusCode).toBe(404);
  });
});

describe('search from the box of a browser', () => {
  test('is described, in the language of whoever asks', async () => {
    const answer = await get('/opensearch.xml', { 'accept-language': 'en' });
    expect(answer.headers['content-type']).toContain('application/opensearchdescription+xml');
    expect(answer.body).toContain('template="http://livros.example.org/?q={searchTerms}"');
    expect(answer.body).toContain('<Language>en</Language>');
  });

  test('has suggestions in the shape that browsers know', async () => {
    const answer = await get('/opensearch/sugestoes?q=serra');
    expect(answer.headers['content-type']).toContain('application/x-suggestions+json');
    const [asked, words] = answer.json();
    expect(asked).toBe('serra');
    expect(words).toContain('Serra velha');
    for (const url of ['/opensearch/sugestoes', '/opensearch/sugestoes?q=a&q=b']) {
      expect((await get(url)).json()).toEqual(['', []]);
    }
  });
});

describe('the feed', () => {
  test('tells what came in, safely written', async () => {
    const answer = await get('/rss');
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(all(answer.body, /<item>\s*<title>([^<]*)</g)).toHaveLength(3);
    expect(answer.body).toContain('<title>Mar &amp; &lt;terra&gt;</title>');
    expect(answer.body).toContain('Um sinal.');
    expect(answer.body).toMatch(/<link>http:\/\/livros\.example\.org\/acervo\/\d+<\/link>/);
    expect(answer.body).toContain('<title>Novos títulos – ');
  });

  test('follows any search, with the names of the search page', async () => {
    const answer = await get('/rss?q=serra&filtro=Y:2001&pagina=9&ordenacao=T&exibicao=C');
    expect(all(answer.body, /<item>\s*<title>([^<]*)</g)).toEqual(['Serra velha']);
    expect(answer.body).toContain('<title>serra · ');
    const tab = await get('/rss?guia=avancada&termo=E:autor:souza');
    expect(all(tab.body, /<item>\s*<title>([^<]*)</g)).toEqual(['Serra']);
    expect(tab.body).toContain(
      '<link>http://livros.example.org/avancada?termo=E%3Aautor%3Asouza</link>',
    );
  });

  test('refuses what the search refuses, and is not sent to who holds it', async () => {
    expect((await get('/rss?guia=nenhuma')).statusCode).toBe(422);
    const { headers } = await get('/rss?q=serra');
    const answer = await get('/rss?q=serra', { 'if-none-match': String(headers.etag) });
    expect(answer.statusCode).toBe(304);
  });
});

describe('the feed as Atom', () => {
  test('tells the same, with a moment and an id for each', async () => {
    const answer = await get('/atom?q=serra');
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(all(answer.body, /<entry>.*?<title>([^<]*)</gs)).toHaveLength(2);
    expect(
      all(answer.body, /<entry><id>(http:[^<]*)</g).every((id) =>
        /\/acervo\/\d+$/.test(String(id)),
      ),
    ).toBe(true);
    expect(all(answer.body, /<updated>(\d{4}-\d\d-\d\dT00:00:00Z)</g)).toHaveLength(3);
    expect(answer.body).toContain('href="http://livros.example.org/atom?q=serra"');
    const escaped = await get('/atom?q=mar');
    expect(escaped.body).toContain('<title>Mar &amp; &lt;terra&gt;</title>');
    expect((await get('/atom?guia=nenhuma')).statusCode).toBe(422);
    const nothing = await get('/atom?q=xyzzy');
    expect(nothing.body).toContain('<updated>1970-01-01T00:00:00Z</updated>');
  });
});

describe('unAPI', () => {
  const id = async () => String(await server.titleId('Serra'));

  test('names its formats, of any title and of one', async () => {
    const any = await get('/unapi');
    expect(any.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(all(any.body, /<format name="([^"]+)"/g)).toEqual(['ris', 'bibtex', 'oai_dc']);
    const one = await get(`/unapi?id=${await id()}`);
    expect(one.statusCode).toBe(300);
    expect(one.body).toContain(`<formats id="${await id()}">`);
  });

  test.each([
    ['ris', 'application/x-research-info-systems', 'TI  - Serra\r\n'],
    ['bibtex', 'application/x-bibtex', '{Serra}'],
    ['oai_dc', 'application/xml', '<dc:title>Serra</dc:title>'],
    ['marcxml', 'application/marcxml+xml', '<subfield code="a">Serra'],
    ['mods', 'application/mods+xml', '<title>Serra</title>'],
  ])('gives a title as %s', async (format, type, text) => {
    const answer = await get(`/unapi?id=${await id()}&format=${format}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`);
    expect(answer.body).toContain(text);
    // Copies and what else is not for readers stay here.
    expect(answer.body).not.toContain('952');
    const tag = String(answer.headers.etag);
    const again = await get(`/unapi?id=${await id()}&format=${format}`, { 'if-none-match': tag });
    expect(again.statusCode).toBe(304);
  });

  test.each([
    ['?id=999999', 404],
    ['?id=999999&format=ris', 404],
    ['?id=abc&format=ris', 404],
    ['?id=1%27--&format=ris', 404],
    ['?format=ris', 400],
    ['?id=1&id=2', 400],
  ])('says what cannot be had: %s', async (query, status) => {
    const answer = await get(`/unapi${query}`);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('has no other format, and no title that went', async () => {
    expect((await get(`/unapi?id=${await id()}&format=__proto__`)).statusCode).toBe(406);
    const title = Number(await id());
    const withdraw = (at: Date | null) =>
      server.db.updateTable('title').set({ withdrawn_at: at }).where('id', '=', title).execute();
    await withdraw(new Date());
    expect((await get(`/unapi?id=${title}&format=ris`)).statusCode).toBe(404);
    await withdraw(null);
  });
});

describe('addresses that every site has', () => {
  test('the interfaces, each of which answers', { tags: 'long' }, async () => {
    const answer = await get('/.well-known/api-catalog');
    expect(answer.headers['content-type']).toContain('application/linkset+json');
    const { linkset } = answer.json<{ linkset: { 'service-desc': { href: string }[] }[] }>();
    for (const { href } of linkset.flatMap((one) => one['service-desc'])) {
      expect(href).toMatch(/^http:\/\/livros\.example\.org\//);
      expect((await get(href.replace('http://livros.example.org', ''))).statusCode, href).toBe(200);
    }
  });

  test('where a password is changed', async () => {
    const answer = await get('/.well-known/change-password');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/meupergamum/senha']);
  });
});

test('the address that is configured stands in them, whoever asks', async () => {
  const app = await buildTestApp({ ...server, origin: 'https://acervo.example' });
  const answer = await app.inject({ url: '/robots.txt', headers: { host: 'evil.example' } });
  expect(answer.body).toContain('Sitemap: https://acervo.example/sitemap.xml');
  await app.close();
});

describe('the manifest', () => {
  test('begins at the card, in the words of its reader, under the name of the institution', async () => {
    const answer = await get('/manifest.webmanifest', { 'accept-language': 'en' });
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = answer.json<Record<string, unknown>>();
    expect(manifest).toMatchObject({
      lang: 'en',
      start_url: '/meupergamum/cartao',
      display: 'standalone',
    });
    expect(manifest['name']).toMatch(/^Digital card · ./);
    // Browsers ask for these sizes before they offer to install an application.
    const sizes = (manifest['icons'] as { sizes: string }[]).map((icon) => icon.sizes);
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  });
});
