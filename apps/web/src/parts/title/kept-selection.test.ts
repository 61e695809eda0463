import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetSelection, keptSelection } from './kept-selection.ts';
import { onPersonGone } from '../../session/person-change.ts';
import { testBrowser, testServer, type TestServer } from '../../session/test-browser.ts';

let server: TestServer;
let tab: ReturnType<ReturnType<typeof testBrowser>['open']>;
let stopHearing: () => void;
let heard: number;
beforeEach(async () => {
  server = testServer();
  tab = testBrowser(server).open();
  await tab.session.start();
  onPersonGone(tab.session, forgetSelection);
  heard = 0;
  stopHearing = keptSelection.subscribe(() => (heard += 1));
});
afterEach(() => {
  stopHearing();
  keptSelection.write({ search: '', ids: new Set() });
});

const entry = { username: 'ana', password: 'certa', isKept: false };
const select = () => keptSelection.write({ search: '/?q=rosa', ids: new Set([1, 2]) });
const selected = () => [...keptSelection.read().ids];

test('who signs in takes along what they had selected', async () => {
  select();
  await tab.session.signIn(entry);
  await tab.call();
  expect(selected()).toEqual([1, 2]);
});

test('it is forgotten at sign-out, also on the page that shows it', async () => {
  await tab.session.signIn(entry);
  select();
  await tab.session.signOut();
  expect(selected()).toEqual([]);
  expect(heard).toBe(2);
});

test('it is forgotten when the session expires', async () => {
  await tab.session.signIn(entry);
  select();
  server.endAccessTokens();
  server.endSession('s1');
  await tab.call().catch(() => {});
  expect(tab.ends).toEqual(['SessaoExpirada']);
  expect(selected()).toEqual([]);
});
