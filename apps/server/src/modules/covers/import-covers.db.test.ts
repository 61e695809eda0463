import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { importCovers } from './import-covers.ts';

const isbn = '9788535910667';

let server: TestApp;
let folder: string;
beforeAll(async () => {
  server = await startTestApp({
    records: [
      aBook({ title: 'Dom Casmurro', number: 'dom', isbn }),
      aBook({ title: 'Serra', number: 'serra' }),
      aBook({ title: 'Mar', number: 'dois' }),
    ],
  });
  const other = aBook({ title: 'Outro mar', number: 'dois', year: 1950 });
  await server.importRecords([
    {
      ...other,
      fields: other.fields.map((field) =>
        field.tag === '003' ? { tag: '003', value: 'OUTRA' } : field,
      ),
    },
  ]);
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estante-covers-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await server.db.deleteFrom('cover').execute();
});

const picture = (background: string) =>
  sharp({ create: { width: 300, height: 450, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function put(files: Readonly<Record<string, Buffer | string>>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, 'in', name)), { recursive: true });
    await writeFile(join(folder, 'in', name), content);
  }
}

function run(options: { readonly source?: string; readonly isDryRun?: boolean } = {}) {
  return importCovers(
    { ...server, reportsFolder: join(folder, 'reports'), sentenceOf: (reason) => reason },
    {
      folder: join(folder, 'in'),
      source: null,
      isDryRun: false,
      signal: new AbortController().signal,
      onProgress: () => {},
      ...options,
    },
  );
}

async function link(title: string): Promise<string | null> {
  const answer = await server.app.inject(`/api/acervo/${await server.titleId(title)}`);
  return answer.json().link_capa;
}

describe('a folder of covers', () => {
  test('goes to the titles its files are named by; again, only what has changed', async () => {
    await put({
      [`${isbn}.jpg`]: await picture('#123456'),
      'a/serra.jpg': await picture('#654321'),
    });
    expect(await run()).toMatchObject({ read: 2, new: 2, setAside: 0, setAsideFile: null });
    const [dom, serra] = [await link('Dom Casmurro'), await link('Serra')];
    expect(dom).toMatch(/^\/api\/capas\/\d+\?versao=[\w-]{16}$/);
    expect(await run()).toMatchObject({ read: 2, unchanged: 2, new: 0, changed: 0 });
    await put({ 'a/serra.jpg': await picture('#abcdef') });
    expect(await run()).toMatchObject({ unchanged: 1, changed: 1 });
    expect(await link('Dom Casmurro')).toBe(dom);
    expect(await link('Serra')).not.toBe(serra);
    expect(await link('Mar')).toBeNull();
  });

  test(
    'what is no cover is set aside with its reason, and the others go in',
    { tags: 'long' },
    async () => {
      await put({
        'serra.png': await picture('#123456'),
        'dom.jpg': '<svg/>',
        'ninguem.jpg': await picture('#123456'),
        'dois.jpg': await picture('#123456'),
        'leia-me.txt': 'capas',
      });
      const report = await run();
      expect(report).toMatchObject({ read: 5, new: 1, setAside: 4 });
      const lines = (await readFile(report.setAsideFile ?? '', 'utf8')).trim().split('\n');
      const reasons = lines.map((line) => JSON.parse(line));
      expect(Object.fromEntries(reasons.map(({ file, reason }) => [file, reason]))).toEqual({
        'dois.jpg': 'ambiguous',
        'dom.jpg': 'no-picture',
        'leia-me.txt': 'wrong-name',
        'ninguem.jpg': 'no-title',
      });
      expect(await run({ source: 'OUTRA' })).toMatchObject({ new: 1 });
      expect(await link('Outro mar')).not.toBeNull();
      expect(await link('Mar')).toBeNull();
    },
  );

  test('tried, changes nothing', async () => {
    await put({ 'serra.jpg': await picture('#123456') });
    expect(await run({ isDryRun: true })).toMatchObject({ new: 1, isDryRun: true });
    expect(await link('Serra')).toBeNull();
  });

  test('that is not there is no folder', async () => {
    await expect(run()).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('a cover', () => {
  beforeEach(async () => {
    await put({ 'serra.jpg': await picture('#123456') });
    await run();
  });

  test('is a picture in three sizes, for ever under the address with its version', async () => {
    const address = String(await link('Serra'));
    for (const [size, width] of [
      ['pequena', 160],
      ['media', 300],
      ['grande', 300],
    ] as const) {
      const answer = await server.app.inject(`${address}&tamanho=${size}`);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
    }
  });

  test(
    'is asked for again without its version, and not sent to who holds it',
    { tags: 'long' },
    async () => {
      const [address] = String(await link('Serra')).split('?');
      const answer = await server.app.inject(`${address}`);
      expect(answer.headers['cache-control']).toBe('no-cache');
      const held = { 'if-none-match': String(answer.headers.etag) };
      const again = await server.app.inject({ url: `${address}`, headers: held });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      const other = await server.app.inject({ url: `${address}?tamanho=grande`, headers: held });
      expect(other.statusCode).toBe(200);
    },
  );

  test('of no title, or in no size, is refused', async () => {
    for (const id of ['999999', '2147483648', 'abc', '..%2F..%2Fetc']) {
      expect((await server.app.inject(`/api/capas/${id}`)).statusCode, id).toBe(404);
    }
    const [address] = String(await link('Serra')).split('?');
    for (const size of ['enorme', '', 'pequena&tamanho=grande', '__proto__', 'constructor']) {
      const answer = await server.app.inject(`${address}?tamanho=${size}`);
      expect(answer.statusCode, size).toBe(422);
    }
  });

  test('lets its title be found among those with one', { tags: 'long' }, async () => {
    await server.follower.rebuild();
    const answer = await server.app.inject('/api/consulta?filtro=X:C');
    expect(answer.json()).toMatchObject({ total: 1, acervos: [{ titulo: 'Serra' }] });
  });
});
