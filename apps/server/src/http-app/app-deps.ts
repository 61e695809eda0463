import type { Db } from '@estante/database';
import type { CrawlerOptions } from '../http/crawlers/known-crawlers.ts';
import type { Readiness } from '../http/health.ts';
import type { Metrics } from '../http/metrics/index.ts';
import type { Pages } from '../http/pages.ts';
import type { Context } from '../modules/context.ts';

/** Parts of the context that every use case needs of the outside; `buildApp` makes the rest. */
type ContextDeps = Pick<
  Context,
  | 'clock'
  | 'db'
  | 'engine'
  | 'importPool'
  | 'imports'
  | 'log'
  | 'network'
  | 'origin'
  | 'passes'
  | 'refreshKey'
  | 'refusedPassword'
  | 'safe'
  | 'setupCode'
  | 'tokens'
>;

/** Parts that the server of calls and pages is built of. */
export interface AppDeps extends ContextDeps {
  /** Connections of anonymous reads, apart from all others since there may be any number of them. */
  readonly readers: Db;
  /** The pages to serve; null serves the calls alone. */
  readonly pages: Pages | null;
  /** Addresses and ranges of the proxies whose forwarded headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Addresses and ranges that no rate limit applies to. */
  readonly unlimitedNetworks: readonly string[];
  /** The search engines whose crawlers have a lane of their own, and the name servers that resolve their names. */
  readonly crawlers: CrawlerOptions;
  /** Checks that `/readyz` makes beside that of the index. */
  readonly checks: Omit<Readiness, 'index'>;
  /** Null where nothing is counted. */
  readonly metrics: Metrics | null;
  /** Bearer token of `/metrics` beside the pages; null where it is not served there. */
  readonly metricsToken: string | null;
  /** Contacts for reports of a weakness, and the rules for them: the content of `/.well-known/security.txt`. */
  readonly security: { readonly contacts: readonly string[]; readonly policy: string | null };
  /** Internal hosts that addresses set by administrators may lead to: see `createOutsideServers`. */
  readonly internalHosts: readonly string[];
  /** Internal hosts that addresses set by readers, for webhooks, may lead to. */
  readonly webhookHosts: readonly string[];
}
