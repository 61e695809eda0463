import { Resolver } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';

/** IPv4 networks that are not the public Internet (IANA, special-purpose address registries). */
// oxfmt-ignore
const reserved = [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12],
  ['192.0.0.0', 24], ['192.0.2.0', 24], ['192.88.99.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15],
  ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 4], ['240.0.0.0', 4],
] as const;

/** IPv6 addresses that begin like this are global unicast, except those that stand for IPv4 addresses. */
const [globalUnicast, globalBits] = ['2000::', 3] as const;
// oxfmt-ignore
const reservedInside = [['2001::', 23], ['2001:db8::', 32], ['2002::', 16], ['3fff::', 20]] as const;

const notPublic = new BlockList();
for (const [network, bits] of reserved) notPublic.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of reservedInside) notPublic.addSubnet(network, bits, 'ipv6');
const unicast = new BlockList();
unicast.addSubnet(globalUnicast, globalBits, 'ipv6');

/** Whether an address is on the public Internet: never this machine's, nor one of a network around it. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return family === 6 && unicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/**
 * Looks up the addresses of a host, and fails where one of them is not public: the connection goes to the
 * address that was checked. Name servers are asked without the system's lookup, which holds one of the few
 * threads that also read files, compress and check passwords: a host whose name server is silent would stop
 * those.
 */
export function createPublicLookup(servers: NameServers): LookupFunction {
  return (hostname, options, callback) =>
    findPublic(servers, hostname, (error: NodeJS.ErrnoException | null, addresses) => {
      const [first] = error ? [] : addresses;
      if (!first) return callback(error ?? new Error(`no address of ${hostname}`), []);
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
}

type NameServers = Pick<Resolver, 'resolve4' | 'resolve6'>;

/**
 * Resolves both address families.
 * @throws where neither has an address, or one is not public
 */
async function publicAddresses(servers: NameServers, hostname: string): Promise<LookupAddress[]> {
  const [four, six] = await Promise.allSettled([
    servers.resolve4(hostname),
    servers.resolve6(hostname),
  ]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  const of = (found: PromiseSettledResult<string[]>, family: 4 | 6) =>
    found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : [];
  const addresses = [...of(four, 4), ...of(six, 6)];
  if (!addresses.every(({ address }) => isPublicAddress(address)))
    throw new Error(`${hostname} is not a public host`);
  return addresses;
}

const findPublic = callbackify(publicAddresses);

export const publicLookup = createPublicLookup(new Resolver({ timeout: 2000, tries: 2 }));
