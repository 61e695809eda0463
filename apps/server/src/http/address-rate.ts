import { rateClasses, type RateClass } from '@estante/contract';
import { isIPv6 } from 'node:net';
import type { Clock } from '../platform/clock.ts';

/** Seconds until an address may call again; 0: it may now, and this call is counted. */
export type AddressRates = (rate: RateClass, address: string) => number;

/** Networks that are counted at once; of more the one counted longest is forgotten. */
const mostNetworks = 20_000;

interface Count {
  /** Milliseconds. */
  readonly beganAt: number;
  times: number;
}

/**
 * Counts calls by where they come from, from the first of each span of time. Each server counts for
 * itself: what is held off is a flood, not a person.
 */
export function createAddressRates(clock: Clock, most = mostNetworks): AddressRates {
  const counts = new Map<string, Count>();
  return (rate, address) => {
    const { times, seconds } = rateClasses[rate];
    const now = clock.now().epochMilliseconds;
    const key = `${rate} ${networkOf(address)}`;
    const count = counts.get(key);
    if (!count || now - count.beganAt >= seconds * 1000) {
      counts.delete(key);
      counts.set(key, { beganAt: now, times: 1 });
      const [oldest] = counts.keys();
      if (counts.size > most && oldest !== undefined) counts.delete(oldest);
      return 0;
    }
    if (count.times >= times) return Math.ceil(seconds - (now - count.beganAt) / 1000);
    count.times += 1;
    return 0;
  };
}

const groups = 8;
/** Of an address of IPv6 the groups that a network is known by: anybody has the rest to choose from. */
const networkGroups = 4;

/** The address, of IPv6 its network (/64); one of IPv4 written as IPv6 is that of IPv4. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [left = [], right = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, groups - left.length - right.length)).fill('0');
  const whole = plain.includes('::') ? [...left, ...zeros, ...right] : left;
  return whole
    .slice(0, networkGroups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
