import type { FastifyRequest } from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNameServer, type NameServer } from '../../../test/name-server.ts';
import { createKnownCrawlers } from './known-crawlers.ts';

let names: NameServer;
beforeAll(async () => {
  names = await startNameServer({
    '1.66.249.66.in-addr.arpa': 'crawl-66-249-66-1.googlebot.com',
    'crawl-66-249-66-1.googlebot.com': ['66.249.66.1'],
    // The owner of an address may write any name for it.
    '7.113.0.203.in-addr.arpa': 'crawl-66-249-66-1.googlebot.com',
    '8.113.0.203.in-addr.arpa': 'crawl.notgooglebot.com',
    'crawl.notgooglebot.com': ['203.0.113.8'],
    '9.113.0.203.in-addr.arpa': 'googlebot.com.example.org',
    'googlebot.com.example.org': ['203.0.113.9'],
  });
});
afterAll(() => names[Symbol.asyncDispose]());

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const from = (ip: string, agent = googlebot) =>
  ({ ip, headers: { 'user-agent': agent } }) as FastifyRequest;
const known = () =>
  createKnownCrawlers({ domains: ['googlebot.com'], nameServers: [names.address] });

test('is one whose address has a name of its domain, and whose name has the address', async () => {
  const isKnown = known();
  // Nobody waits for what is looked up.
  expect(isKnown(from('66.249.66.1'))).toBe(false);
  await expect.poll(() => isKnown(from('66.249.66.1'))).toBe(true);
  expect(isKnown(from('::ffff:66.249.66.1'))).toBe(true);
  // A client that does not call itself a crawler is a reader.
  expect(isKnown(from('66.249.66.1', 'Mozilla/5.0 Firefox/140.0'))).toBe(false);
});

test.each([
  ['203.0.113.7', 2],
  ['203.0.113.8', 1],
  ['203.0.113.9', 1],
  ['203.0.113.10', 1],
])('%s is none, and is asked for once', async (ip, questions) => {
  const isKnown = known();
  const before = names.asked.length;
  isKnown(from(ip));
  await expect.poll(() => names.asked.length).toBe(before + questions);
  for (let turn = 0; turn < 20; turn += 1) {
    expect(isKnown(from(ip))).toBe(false);
    await nextTurn();
  }
  expect(names.asked.length).toBe(before + questions);
});

test('of who says nothing of the kind nothing is asked', async () => {
  const isKnown = known();
  const before = names.asked.length;
  expect(isKnown(from('203.0.113.11', 'Mozilla/5.0 Firefox/140.0'))).toBe(false);
  await nextTurn();
  expect(names.asked.length).toBe(before);
});
