import type { Resolver } from 'node:dns/promises';
import { expect, test } from 'vitest';
import { createOutsideServers } from './outside-server.ts';
import { createPublicLookup, isPublicAddress, publicLookup } from './public-address.ts';

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  'localhost',
  '',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2804:14c::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

/** Looks up a name of which name servers say this; resolves with its addresses, or the message of the error. */
function looked(four: readonly string[], six: readonly string[] = []) {
  const answer = (found: readonly string[]) =>
    found.length > 0 ? Promise.resolve([...found]) : Promise.reject(new Error('ENODATA'));
  const servers = {
    resolve4: () => answer(four),
    resolve6: () => answer(six),
  } as unknown as Resolver;
  return new Promise((resolve) => {
    const lookup = createPublicLookup(servers);
    lookup('a.example', { all: true }, (error, found) => resolve(error?.message ?? found));
  });
}

test('a name is looked up to the end where all of its addresses are public', async () => {
  expect(await looked(['8.8.8.8'], ['2606:4700::1111'])).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ]);
  expect(await looked([], ['2606:4700::1111'])).toEqual([
    { address: '2606:4700::1111', family: 6 },
  ]);
  expect(await looked(['8.8.8.8', '10.0.0.1'])).toBe('a.example is not a public host');
  expect(await looked(['8.8.8.8'], ['::1'])).toBe('a.example is not a public host');
  expect(await looked(['127.0.0.1'])).toBe('a.example is not a public host');
  expect(await looked([])).toBe('ENODATA');
});

test('a name of nobody is a fault, and no thread of the system’s lookup is taken for it', async () => {
  const before = process.getActiveResourcesInfo().filter((one) => one === 'GetAddrInfoReqWrap');
  const told = new Promise((resolve) => {
    publicLookup('nobody.invalid', { all: true }, (error) => resolve(error));
  });
  const during = process.getActiveResourcesInfo().filter((one) => one === 'GetAddrInfoReqWrap');
  expect(during).toHaveLength(before.length);
  expect(await told).toBeInstanceOf(Error);
});

test.each([
  ['https://captcha.example/siteverify', true],
  ['http://captcha.example/siteverify', false],
  ['https://8.8.8.8/', true],
  ['https://127.1/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://[::ffff:10.0.0.1]/', false],
  ['https://localhost/', false],
  ['http://captcha.lan:8080/', true],
  ['https://10.0.0.9/', true],
  ['https://10.0.0.9:8443/', true],
  ['http://captcha.lan/', false],
])('%s may be asked: %s', (address, may) => {
  const servers = createOutsideServers(['captcha.lan:8080', '10.0.0.9']);
  expect(servers.mayAsk(new URL(address))).toBe(may);
});
