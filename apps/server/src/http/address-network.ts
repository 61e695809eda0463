import { BlockList, isIPv6 } from 'node:net';

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

/** Tells the addresses in a list of addresses and ranges from all others. */
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
