import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  flood,
  lead,
  pixel,
  send,
  startCoverServer,
  type CoverServer,
} from '../../../../test/cover-server.ts';
import { pictureOf } from '../../../../test/pictures.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { createOutsideServers } from '../../../platform/outside/outside-server.ts';
import { writeSettings } from '../../institution/index.ts';
import { fetchCovers } from './fetch-covers.ts';

const [isbn, other] = ['9788535914849', '9788535910667'];
const at = (code: string) => `/b/isbn/${code}-L.jpg?default=false`;

let server: TestApp;
let library: CoverServer;
let waits: number[];
beforeEach(async () => {
  server = await startTestApp({
    records: [aBook({ title: 'Dom Casmurro', isbn }), aBook({ title: 'Sem número' })],
  });
  library = await startCoverServer();
  waits = [];
  await server.db.deleteFrom('cover_source').execute();
  await addSource('Open Library');
  await writeSettings(server.db, [['coversFetched', true]]);
});
afterEach(async () => {
  library.close();
  await server.close();
});

async function addSource(name: string, over: { pattern?: string; json_path?: string } = {}) {
  const pattern = `http://${library.host}/b/isbn/{isbn}-L.jpg?default=false`;
  const page = 'https://openlibrary.org/isbn/{isbn}';
  await server.db
    .insertInto('cover_source')
    .values({ name, pattern, page, ...over })
    .execute();
}

/** Runs one job, on a clock that passes while it waits. */
function run({
  hosts = [library.host],
  patience = 5000,
  signal = new AbortController().signal,
} = {}) {
  const { db, clock } = server;
  return fetchCovers(
    {
      db,
      clock,
      outsideServers: createOutsideServers(hosts),
      agent: 'Estante (covers; https://catalogo.example.org)',
      patience,
      drawFirstPage: async () => null,
      wait: async (milliseconds) => {
        waits.push(milliseconds);
        clock.advance({ milliseconds });
      },
    },
    signal,
  );
}

const covers = () =>
  server.db.selectFrom('cover').select(['title_id', 'origin', 'credit', 'credit_url']).execute();
const outcomes = async () =>
  (await server.db.selectFrom('cover_lookup').select('outcome').execute()).map(
    (row) => row.outcome,
  );
const source = () =>
  server.db.selectFrom('cover_source').selectAll().orderBy('id').executeTakeFirstOrThrow();
const urls = () => library.asked.map(({ url }) => url);

async function card(title = 'Dom Casmurro') {
  const answer = await server.app.inject(`/api/acervo/${await server.titleId(title)}`);
  return answer.json();
}

describe('a cover', () => {
  test('is fetched by ISBN, drawn anew, credited, and sent from here', async () => {
    library.acts.set(at(isbn), send(await pictureOf('#123456', 900, 1350)));
    expect(await run()).toEqual({ asked: 1, found: 1 });
    const title = await card();
    expect(title.credito_capa).toEqual({
      nome: 'Open Library',
      link: `https://openlibrary.org/isbn/${isbn}`,
    });
    const shown = await server.app.inject(title.link_capa);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(library.asked).toHaveLength(1);
  });

  test(
    'is asked for by the server, which says who it is and nothing of a reader',
    { tags: 'long' },
    async () => {
      await run();
      expect(Object.keys(library.asked[0]?.headers ?? {}).toSorted()).toEqual([
        'accept-encoding',
        'connection',
        'host',
        'user-agent',
      ]);
      expect(library.asked[0]?.headers['user-agent']).toContain('https://catalogo.example.org');
    },
  );

  test('is found where a redirect leads, if it may be asked', { tags: 'long' }, async () => {
    library.acts.set(at(isbn), lead('/items/1.jpg'));
    library.acts.set('/items/1.jpg', send(await pictureOf('#123456')));
    expect(await run()).toMatchObject({ found: 1 });
  });

  test('is asked of the next source, by the way into its JSON', { tags: 'long' }, async () => {
    const pattern = `http://${library.host}/volumes?q=isbn:{isbn}`;
    await addSource('Google Books', { pattern, json_path: 'items.0.imageLinks.thumbnail' });
    const links = { thumbnail: `http://${library.host}/thumb.jpg` };
    library.acts.set(
      `/volumes?q=isbn:${isbn}`,
      send(JSON.stringify({ items: [{ imageLinks: links }] })),
    );
    library.acts.set('/thumb.jpg', send(await pictureOf('#654321')));
    expect(await run()).toEqual({ asked: 2, found: 1 });
    expect(await covers()).toMatchObject([{ origin: 'fetched', credit: 'Google Books' }]);
  });

  test('goes to each title of the edition, and never over one that staff sent', async () => {
    await server.importRecords([aBook({ title: 'Casmurro, Dom', number: 'outro', isbn })]);
    const sent = await server.titleId('Dom Casmurro');
    const image = { small: Buffer.from('a'), medium: Buffer.from('a'), large: Buffer.from('a') };
    await server.db
      .insertInto('cover')
      .values({ title_id: sent, version: 'abcdefghijklmnop', file_name: 'a.jpg', ...image })
      .execute();
    library.acts.set(at(isbn), send(await pictureOf('#123456')));
    expect(await run()).toEqual({ asked: 1, found: 1 });
    expect(await covers()).toMatchObject([
      { title_id: sent, origin: 'sent' },
      { origin: 'fetched' },
    ]);
  });
});

test('nothing is asked while it is switched off, or the source is', async () => {
  await server.db.updateTable('cover_source').set({ is_on: false }).execute();
  await run();
  await server.db.updateTable('cover_source').set({ is_on: true }).execute();
  await writeSettings(server.db, [['coversFetched', false]]);
  await run();
  expect(library.asked).toEqual([]);
});

describe('a source that lies', () => {
  const html = '<!doctype html><script>alert(1)</script>';
  test.each([
    ['HTML as a picture', async () => send(html), 'no-picture'],
    [
      'SVG as a picture',
      async () => send('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'no-picture',
    ],
    [
      'a picture that is cut off',
      async () => send((await pictureOf('#123456')).subarray(0, 300)),
      'no-picture',
    ],
    ['a picture of one pixel', async () => send(await pictureOf('#ffffff', 1, 1)), 'none'],
    ['one in a format of others', async () => send(await pixel()), 'no-picture'],
    ['nothing', async () => send(''), 'none'],
    ['a gigabyte', async () => flood, 'no-picture'],
    ['a way to inside', async () => lead('http://169.254.169.254/latest/meta-data'), 'failed'],
    ['a way to this machine', async () => lead('http://127.0.0.1:1/'), 'failed'],
    ['a way to itself', async () => lead(at(isbn)), 'failed'],
    ['a way to a file', async () => lead('file:///etc/passwd'), 'failed'],
    [
      'a fault',
      async () => (response: import('node:http').ServerResponse) => response.writeHead(500).end(),
      'failed',
    ],
    [
      'no answer',
      async () => (response: import('node:http').ServerResponse) => response.destroy(),
      'failed',
    ],
  ] as const)('with %s gives no cover', async (_name, act, outcome) => {
    library.acts.set(at(isbn), await act());
    expect(await run()).toMatchObject({ found: 0 });
    expect(await outcomes()).toEqual([outcome]);
    expect(await covers()).toEqual([]);
  });

  test('by being slow is left', { tags: 'long' }, async () => {
    library.acts.set(at(isbn), () => {});
    await run({ patience: 50 });
    expect(await outcomes()).toEqual(['failed']);
  });

  test('in its JSON is asked for nothing inside', async () => {
    await server.db.updateTable('cover_source').set({ json_path: 'url' }).execute();
    for (const url of ['http://169.254.169.254/a.jpg', 'file:///etc/passwd', '/a.jpg', 7, null]) {
      await server.db.deleteFrom('cover_lookup').execute();
      await server.db.deleteFrom('cover_round').execute();
      await server.db.updateTable('cover_source').set({ rests_until: null, failures: 0 }).execute();
      library.acts.set(at(isbn), send(JSON.stringify({ url })));
      expect(await run()).toMatchObject({ found: 0 });
    }
    expect(new Set(urls())).toEqual(new Set([at(isbn)]));
  });
});

describe('a source is spared', () => {
  test('between two questions', { tags: 'long' }, async () => {
    await server.importRecords([aBook({ title: 'Outro', isbn: other })]);
    await run();
    expect(urls()).toEqual([at(other), at(isbn)]);
    expect(waits).toEqual([4000]);
  });

  test('of what it did not have, until its time', async () => {
    await run();
    server.clock.advance({ hours: 25 });
    await run();
    expect(urls()).toHaveLength(1);
    server.clock.advance({ hours: 60 * 24 });
    await run();
    expect(urls()).toHaveLength(2);
  });

  test('for as long as it asks', { tags: 'long' }, async () => {
    library.acts.set(at(isbn), (response) =>
      response.writeHead(429, { 'retry-after': '7200' }).end(),
    );
    await server.importRecords([aBook({ title: 'Outro', isbn: other })]);
    library.acts.set(at(other), (response) =>
      response.writeHead(503, { 'retry-after': '7200' }).end(),
    );
    await run();
    await run();
    expect(urls()).toEqual([at(other)]);
    const until = server.clock.now().add({ hours: 2 }).epochMilliseconds;
    expect((await source()).rests_until?.getTime()).toBe(until);
    server.clock.advance({ hours: 3 });
    await run();
    expect(urls()).toEqual([at(other), at(isbn)]);
  });

  test('after three failures, and longer with each that follows', { tags: 'long' }, async () => {
    const more = ['9780306406157', '9783161484100', '9788573261004', '9786555320626'];
    await server.importRecords(more.map((one, n) => aBook({ title: `Livro ${n}`, isbn: one })));
    for (const one of more) library.acts.set(at(one), (response) => response.writeHead(500).end());
    await run();
    expect(urls()).toHaveLength(3);
    expect(await source()).toMatchObject({ failures: 3 });
    await run();
    expect(urls()).toHaveLength(3);
    server.clock.advance({ minutes: 31 });
    await run();
    expect(urls()).toHaveLength(4);
    const until = server.clock.now().add({ hours: 1 }).epochMilliseconds;
    expect((await source()).rests_until?.getTime()).toBe(until);
    server.clock.advance({ minutes: 61 });
    await run();
    expect(await source()).toMatchObject({ failures: 0 });
  });
});

test(
  'titles that come later are asked for first, and those that had none again each round',
  { tags: 'long' },
  async () => {
    await run();
    await server.importRecords([aBook({ title: 'Novo', isbn: other })]);
    await run();
    expect(urls()).toEqual([at(isbn), at(other)]);
    expect(await run()).toEqual({ asked: 0, found: 0 });
  },
);

test('a job that is cut off goes on where it was', { tags: 'long' }, async () => {
  await server.importRecords([aBook({ title: 'Outro', isbn: other })]);
  const stopping = new AbortController();
  library.acts.set(at(other), () => stopping.abort());
  await run({ signal: stopping.signal });
  expect(await outcomes()).toEqual([]);
  library.acts.clear();
  await run();
  expect(urls()).toEqual([at(other), at(other), at(isbn)]);
});

test('what staff refused is never fetched again', { tags: 'long' }, async () => {
  library.acts.set(at(isbn), send(await pictureOf('#123456')));
  await run();
  const id = await server.titleId('Dom Casmurro');
  await server.db.deleteFrom('cover').execute();
  await server.db
    .insertInto('cover_refusal')
    .values({ title_id: id, refused_at: new Date() })
    .execute();
  for (let day = 0; day < 3; day += 1) {
    server.clock.advance({ hours: 24 * 100 });
    await run();
  }
  expect(await covers()).toEqual([]);
  expect(urls()).toHaveLength(1);
});
