import { expect, test } from 'vitest';
import { createKeptMarkup, type Gaps } from './kept-markup.ts';

const text = (page: Uint8Array) => new TextDecoder().decode(page);
const page = ({ nonce, state }: Gaps) =>
  `<a nonce="${nonce}">é</a><b nonce="${nonce}">${state}</b>`;

function createMaker(): { made: number; make: (gaps: Gaps) => Promise<string> } {
  const maker = {
    made: 0,
    make: async (gaps: Gaps) => {
      maker.made += 1;
      return page(gaps);
    },
  };
  return maker;
}

test('a page is made once, and each answer has its own nonce and state', async () => {
  const kept = createKeptMarkup(1000);
  const maker = createMaker();
  for (const filling of [
    { nonce: 'N1', state: '{"at":1}' },
    { nonce: 'N2', state: '{"at":"$&"}' },
  ])
    expect(text(await kept.markup('home', filling, maker.make))).toBe(page(filling));
  expect(maker.made).toBe(1);
});

test('what has another key, or none, is made anew', async () => {
  const kept = createKeptMarkup(1000);
  const maker = createMaker();
  const filling = { nonce: 'N', state: '{}' };
  for (const key of ['home', 'title', null, null]) await kept.markup(key, filling, maker.make);
  expect(maker.made).toBe(4);
});

test('beyond its bytes the page that was asked for longest ago goes', async () => {
  const kept = createKeptMarkup(100);
  const maker = createMaker();
  const filling = { nonce: 'N', state: '{}' };
  for (const key of ['a', 'b', 'a', 'c', 'a']) await kept.markup(key, filling, maker.make);
  expect(maker.made).toBe(3);
  await kept.markup('b', filling, maker.make);
  expect(maker.made).toBe(4);
});

test('a page that cannot be made leaves nothing behind', async () => {
  const kept = createKeptMarkup(1000);
  const filling = { nonce: 'N', state: '{}' };
  const failing = kept.markup('home', filling, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(text(await kept.markup('home', filling, createMaker().make))).toBe(page(filling));
});
