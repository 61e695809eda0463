import { Resolver } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createTurns } from '../../platform/jobs/turns.ts';
import { isDeclaredRobot } from './declared-robot.ts';

export interface CrawlerOptions {
  /** Domains that the names of their machines end in: 'googlebot.com'. */
  readonly domains: readonly string[];
  /**
   * Name servers to ask, each '192.0.2.1', '192.0.2.1:53' or '[2001:db8::1]:53'; none: those of the machine.
   */
  readonly nameServers: readonly string[];
}

/** Most addresses that are remembered as a crawler's or not; beyond, those seen longest ago are forgotten. */
const mostKept = 10_000;
/** Milliseconds for which an address is remembered: search engines announce changes of theirs a day before. */
const kept = { known: 24 * 3_600_000, unknown: 3_600_000 } as const;
/** Look-ups at once, and that wait; beyond, an address is looked up when it comes again. */
const [looksAtOnce, mostWaiting] = [4, 100];
/** Longest wait for a name server, in ms, and how often it is asked. */
const patience = { timeout: 2000, tries: 2 } as const;

/**
 * Returns a test of whether a request is of a known search engine's crawler, as each of them publishes: its
 * address has a name (PTR) in their domains, which has that address (A, AAAA). Only addresses of declared
 * robots are looked up, apart from their requests: the first ones count as any stranger's.
 */
export function createKnownCrawlers({ domains, nameServers }: CrawlerOptions) {
  const resolver = new Resolver(patience);
  if (nameServers.length > 0) resolver.setServers(nameServers);
  const found = new LRUCache<string, boolean>({ max: mostKept });
  const underWay = new Set<string>();
  const inTurn = createTurns(looksAtOnce, mostWaiting);
  const look = async (address: string) => {
    underWay.add(address);
    const isKnown = await inTurn(() => isOfDomains(resolver, domains, address));
    underWay.delete(address);
    if (isKnown !== null) found.set(address, isKnown, { ttl: isKnown ? kept.known : kept.unknown });
  };
  return (request: FastifyRequest): boolean => {
    if (!isDeclaredRobot(request)) return false;
    const address = request.ip.replace(/^::ffff:(?=\d+\.)/i, '');
    const isKnown = found.get(address);
    if (isKnown === undefined && !underWay.has(address)) void look(address);
    return isKnown ?? false;
  };
}

async function isOfDomains(
  resolver: Resolver,
  domains: readonly string[],
  address: string,
): Promise<boolean> {
  try {
    const names = await resolver.reverse(address);
    const ours = names.filter((name) =>
      domains.some((domain) => name.toLowerCase().endsWith(`.${domain}`)),
    );
    const has = await Promise.all(
      ours.slice(0, 3).map((name) => hasAddress(resolver, name, address)),
    );
    return has.includes(true);
  } catch {
    return false;
  }
}

async function hasAddress(resolver: Resolver, name: string, address: string): Promise<boolean> {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  const all = family === 'ipv6' ? await resolver.resolve6(name) : await resolver.resolve4(name);
  const known = new BlockList();
  for (const one of all) known.addAddress(one, family);
  return known.check(address, family);
}
