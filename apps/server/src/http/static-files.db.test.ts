import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';

let server: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estante-files-'));
  const files = join(folder, 'client');
  await mkdir(join(files, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(files, 'assets', 'main-a1b2.js'), `export const x = '${'x'.repeat(2000)}';`);
  await writeFile(join(files, 'assets', 'gone-c3d4.js'), '');
  await writeFile(join(files, 'assets', 'packed-e5f6.js'), 'as it is');
  await writeFile(join(files, 'assets', 'packed-e5f6.js.br'), 'packed before');
  await writeFile(join(files, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await startTestApp({ pages: { files, render: async () => new Response('a page') } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ url, headers });

describe('a file', () => {
  test('with its hash in its name is kept for ever', async () => {
    const { statusCode, headers } = await get('/assets/main-a1b2.js');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('without one is asked for again, and not sent again', async () => {
    const { headers } = await get('/favicon.svg');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get('/favicon.svg', { 'if-none-match': String(headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  test('is sent in part where a part is asked for, and refused past its end', async () => {
    const part = await get('/favicon.svg', { range: 'bytes=0-3' });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('<svg');
    expect((await get('/favicon.svg', { range: 'bytes=9999-' })).statusCode).toBe(416);
  });

  test('is packed for who takes it', async () => {
    const packed = await get('/assets/main-a1b2.js', { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(500);
  });

  test('that was packed as it was built is sent so, and has no other address', async () => {
    const url = '/assets/packed-e5f6.js';
    const packed = await get(url, { 'accept-encoding': 'br' });
    expect([packed.headers['content-encoding'], packed.body]).toEqual(['br', 'packed before']);
    expect((await get(url)).body).toBe('as it is');
    expect((await get(`${url}.br`)).body).toBe('a page');
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/assets/main-a1b2.js/../../../secret.txt',
    '/favicon.svg%00.txt',
  ])('outside the folder is not served: %s', async (url) => {
    const answer = await get(url);
    expect(answer.body).not.toBe('secret');
    expect(answer.statusCode === 400 || answer.body === 'a page').toBe(true);
  });

  test.each(['/assets', '/assets/', '/./'])('a folder is not listed: %s', async (url) => {
    expect((await get(url)).body).toBe('a page');
  });

  test('that has gone since the start is not found', async () => {
    await rm(join(folder, 'client', 'assets', 'gone-c3d4.js'));
    expect((await get('/assets/gone-c3d4.js')).statusCode).toBe(404);
  });

  test('that comes after the start is not one: nothing is read but what was there', async () => {
    await symlink(join(folder, 'secret.txt'), join(folder, 'client', 'assets', 'link.js'));
    expect((await get('/assets/link.js')).body).not.toBe('secret');
  });
});
