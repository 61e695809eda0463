import { expect, test } from 'vitest';
import { createOutsideServers } from './outside-server.ts';
import { isPublicAddress, publicLookup } from './public-address.ts';

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

test('a name that leads to this machine is not looked up to the end', async () => {
  const told = await new Promise((resolve) => {
    publicLookup('localhost', { all: true }, (error) => resolve(error?.message));
  });
  expect(told).toBe('localhost is not a public host');
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
