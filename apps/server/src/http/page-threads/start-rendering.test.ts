import { isLong } from '@estante/test-support/is-long';
import type { CallAnswer, PageContext } from '@estante/contract';
import { afterEach, expect, test } from 'vitest';
import { ThreadDied } from './rendering-thread.ts';
import { startRendering, type PageRendering } from './start-rendering.ts';

const odd = new URL('./testing/odd-renderer.ts', import.meta.url);

let rendering: PageRendering;
let warnings: Error[] = [];

afterEach(async () => {
  await rendering.end();
  warnings = [];
});

/** `path`: one on which a thread hangs is waited for a little, not so long as in earnest. */
async function open(threads: number, path = ''): Promise<void> {
  const onWarning = (fault: Error) => void warnings.push(fault);
  rendering = await startRendering({
    renderer: odd,
    threads,
    onWarning,
    ...(path.startsWith('/hangs') && { patience: 3000 }),
  });
}

const answerOf = (status: number, text: string): CallAnswer => ({
  ok: status < 300,
  status,
  text: async () => text,
});

/**
 * Context of a page, whose calls are answered how often '/times' was asked for, or else 404 with
 * its name.
 */
function contextOf(name: string): PageContext {
  let times = 0;
  return {
    language: `language of ${name}`,
    nonce: `nonce-of-${name}`,
    origin: `https://${name}.example.org`,
    fetch: async (call) => {
      if (call.url.endsWith('/times')) return answerOf(200, String((times += 1)));
      return answerOf(404, `${call.headers.get('by')} was answered for ${name}`);
    },
  };
}

const page = (path: string, context = contextOf('one')) =>
  rendering.render(new Request(`http://localhost${path}`), context);

const textOf = async (path: string, context?: PageContext) => (await page(path, context)).text();

test('a page is as its renderer makes it, of the calls that are its own', async () => {
  await open(1);
  expect(rendering.languages).toEqual(['pt', 'en']);
  const names = Array.from({ length: 20 }, (_, turn) => `n${turn}`);
  const made = await Promise.all(names.map((name) => page(`/${name}?q=á%20b`, contextOf(name))));
  for (const [turn, name] of names.entries()) {
    const one = made[turn];
    expect(one?.status).toBe(203);
    expect(one?.headers.get('x-page')).toBe('plain');
    expect(await one?.json()).toEqual({
      url: `http://localhost/${name}?q=%C3%A1%20b`,
      language: `language of ${name}`,
      nonce: `nonce-of-${name}`,
      origin: `https://${name}.example.org`,
      status: 404,
      said: `nonce-of-${name} was answered for ${name}`,
    });
  }
});

test('one without a body has none', async () => {
  await open(1);
  const moved = await page('/moved');
  expect([moved.status, moved.headers.get('location'), moved.body]).toEqual([303, '/there', null]);
});

test('what fails is told, and takes nothing along', async () => {
  await open(1);
  await expect(page('/fails')).rejects.toThrow('no such page');
  const fetch = () => Promise.reject(new Error('the database is away'));
  await expect(page('/a', { ...contextOf('a'), fetch })).rejects.toThrow('was not answered');
  expect((await page('/b')).status).toBe(203);
  expect(warnings).toEqual([]);
});

test.each(['/dies-at-first', ...(isLong ? ['/hangs-at-first'] : [])])(
  'pages that a thread took along are rendered again: %s',
  async (path) => {
    await open(2, path);
    const others = Array.from({ length: 10 }, (_, turn) => textOf(`/${turn}`));
    const [one, ...rest] = await Promise.all([textOf(path), ...others]);
    expect(one).toContain(path);
    expect(rest.filter((text) => text.includes('was answered for one'))).toHaveLength(10);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toBeInstanceOf(ThreadDied);
  },
);

test.each(['/dies', ...(isLong ? ['/hangs', '/takes-all-memory'] : [])])(
  'a page of which every thread dies is given up, and no other with it: %s',
  async (path) => {
    await open(1, path);
    const lost = page(path).catch((fault: unknown) => fault);
    const others = await Promise.all(Array.from({ length: 10 }, (_, turn) => page(`/${turn}`)));
    expect(await lost).toBeInstanceOf(ThreadDied);
    expect(others.map(({ status }) => status)).toEqual(Array(10).fill(203));
    expect((await page('/after')).status).toBe(203);
    expect(warnings).toHaveLength(3);
  },
);

test('a start without its renderer says so, and leaves no thread', async () => {
  await open(1);
  const renderer = new URL('./testing/none.js', import.meta.url);
  const onWarning = () => {};
  await expect(startRendering({ renderer, threads: 2, onWarning })).rejects.toThrow(ThreadDied);
});

test('at the end pages under way are refused, and no thread is started again', async () => {
  await open(1);
  const waiting = page('/hangs').catch(String);
  await rendering.end();
  expect(await waiting).toContain('no longer rendered');
  await expect(page('/after')).rejects.toThrow('No thread that renders');
  expect(warnings).toEqual([]);
});
