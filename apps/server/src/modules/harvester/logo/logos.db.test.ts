import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endpoints } from '@estante/contract';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { createOutsideServers } from '../../../platform/outside/outside-server.ts';
import { readLogos } from './read-logos.ts';

let server: TestApp;
let others: Server;
/** Answers of the other institution's server, by address. */
const files = new Map<string, Buffer | string>();
const asked: string[] = [];

beforeEach(async () => {
  server = await startTestApp();
  asked.length = 0;
  files.clear();
  others = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    const file = files.get(url);
    if (file === undefined) response.writeHead(404).end();
    else response.setHeader('content-type', 'image/png').end(file);
  });
  await new Promise<void>((done) => others.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  others.closeAllConnections();
  others.close();
  await server.close();
});

const host = () => `127.0.0.1:${(others.address() as AddressInfo).port}`;

async function add(name: string, path: string) {
  await server.db
    .insertInto('network_institution')
    .values({ name, base_url: `https://${name}.example/oai`, logo_url: `http://${host()}${path}` })
    .execute();
}

const read = (at = '2026-03-10T12:00:00Z', hosts = [host()]) =>
  readLogos(
    { db: server.db, outsideServers: createOutsideServers(hosts) },
    new Date(at),
    new AbortController().signal,
  );

async function logos() {
  const answer = await server.app.inject('/api/rede-pergamum/oai/instituicoes');
  const list = endpoints.listNetworkInstitutions.responses[200].parse(answer.json());
  return list.map(({ nome, logotipo }) => [nome, logotipo] as const);
}

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

test('a logo is read once, drawn anew, and sent from here', async () => {
  files.set(
    '/logo',
    Buffer.concat([await png(900, 300), Buffer.from('<script>alert(1)</script>')]),
  );
  await add('norte', '/logo');
  await read();
  await read();
  expect(asked).toEqual(['/logo']);
  const [[, address] = []] = await logos();
  const picture = await server.app.inject(address ?? '');
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const drawn = await sharp(picture.rawPayload).metadata();
  expect([drawn.format, drawn.width, drawn.height]).toEqual(['webp', 320, 107]);
  expect(picture.rawPayload.includes('script')).toBe(false);
});

test(
  'what is no picture, too much or not to be had is no logo, and the others have theirs',
  { tags: 'long' },
  async () => {
    files.set('/svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    files.set('/half', (await png(300, 100)).subarray(0, 60));
    files.set('/long', Buffer.alloc(3_000_000, 1));
    files.set('/good', await png(64, 64));
    for (const path of ['/svg', '/half', '/long', '/gone', '/good']) await add(path.slice(1), path);
    await read();
    const found = await logos();
    expect(found.filter(([, address]) => address !== null).map(([name]) => name)).toEqual(['good']);
    asked.length = 0;
    await read('2026-03-11T12:00:01Z');
    expect(asked.toSorted()).toEqual(['/gone', '/half', '/long', '/svg']);
  },
);

test('a server behind the institution’s walls is not asked', { tags: 'long' }, async () => {
  files.set('/logo', await png(64, 64));
  await add('norte', '/logo');
  await read('2026-03-10T12:00:00Z', []);
  expect(asked).toEqual([]);
  expect(await logos()).toEqual([['norte', null]]);
});

test(
  'a logo at another address is read anew; one that is down keeps what it had; one taken away is gone',
  { tags: 'long' },
  async () => {
    files.set('/one', await png(64, 64));
    files.set('/two', await png(80, 40));
    await add('norte', '/one');
    await read();
    const [[, first] = []] = await logos();
    files.delete('/one');
    await read('2026-05-10T12:00:00Z');
    expect(await logos()).toEqual([['norte', first]]);
    const change = (logo_url: string) =>
      server.db.updateTable('network_institution').set({ logo_url }).execute();
    await change(`http://${host()}/two`);
    await read('2026-05-10T12:00:01Z');
    const [[, second] = []] = await logos();
    expect(second).not.toBe(first);
    await change('');
    await read('2026-05-10T12:00:02Z');
    expect(await logos()).toEqual([['norte', null]]);
    expect((await server.app.inject(second ?? '')).statusCode).toBe(404);
  },
);

test.each(['0', '99', 'x', '99999999999'])('institution %s has no logo', async (id) => {
  const answer = await server.app.inject(`/api/rede-pergamum/oai/instituicoes/${id}/logotipo`);
  expect(answer.statusCode).toBe(404);
});
