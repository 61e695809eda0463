import { expect, test } from 'vitest';
import { createAddressList, subnetOf } from './subnet.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8::ffff', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, subnet) => {
  expect(subnetOf(address)).toBe(subnet);
});

test.each([
  ['203.0.113.7', true],
  ['::ffff:203.0.113.7', true],
  ['203.0.113.8', false],
  ['10.1.255.1', true],
  ['10.2.0.1', false],
  ['2001:db8::5', true],
  ['2001:db9::5', false],
])('%s is in the list: %s', (address, isIn) => {
  const isListed = createAddressList(['203.0.113.7', '10.1.0.0/16', '2001:db8::/32']);
  expect(isListed(address)).toBe(isIn);
});

test('an empty list holds nobody', () => {
  expect(createAddressList([])('127.0.0.1')).toBe(false);
});
