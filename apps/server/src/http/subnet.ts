import { BlockList, isIPv6 } from 'node:net';

const groups = 8;
/** Groups of an IPv6 address that its subnet is known by; anybody may choose the others for themselves. */
const subnetGroups = 4;

/**
 * The subnet of an address: of IPv6 its /64, of IPv4 the address itself, even where that is written as IPv6.
 */
export function subnetOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [left = [], right = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, groups - left.length - right.length)).fill('0');
  const whole = plain.includes('::') ? [...left, ...zeros, ...right] : left;
  return whole
    .slice(0, subnetGroups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Returns a test of whether an address is in a list of addresses and ranges. */
export function createAddressList(list: readonly string[]): (address: string) => boolean {
  const known = new BlockList();
  for (const one of list) {
    const [address = '', bits] = one.split('/');
    const family = familyOf(address);
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(bits), family);
  }
  return (address) => known.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
