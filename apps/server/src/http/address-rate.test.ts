import { rateClasses } from '@estante/contract';
import { expect, test } from 'vitest';
import { fixedClock } from '../../test/fixed-clock.ts';
import { createAddressRates, networkOf } from './address-rate.ts';

const { times, seconds } = rateClasses.count;

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8::ffff', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('so many calls of an address pass in a span of time, and others are not held off by them', () => {
  const clock = fixedClock();
  const rates = createAddressRates(clock);
  const from = (address: string) => rates('count', address);
  for (let call = 0; call < times; call++) expect(from('203.0.113.7')).toBe(0);
  expect(from('203.0.113.7')).toBe(seconds);
  expect(from('203.0.113.8')).toBe(0);
  clock.advance({ seconds: 1 });
  expect(from('203.0.113.7')).toBe(seconds - 1);
  clock.advance({ seconds: seconds - 1 });
  expect(from('203.0.113.7')).toBe(0);
});

test('what is remembered is bounded', () => {
  const rates = createAddressRates(fixedClock(), 2);
  const from = (address: string) => rates('count', address);
  for (let call = 0; call < times; call++) from('192.0.2.1');
  from('192.0.2.2');
  expect(from('192.0.2.1')).toBeGreaterThan(0);
  from('192.0.2.3');
  expect(from('192.0.2.1')).toBe(0);
});
