import compress from '@fastify/compress';
import { tableVersionsOf } from '@estante/database';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import { createFastify } from './create-fastify.ts';
import type { CachedResponse } from '../endpoint/cached-response.ts';
import { useForms } from '../endpoint/forms.ts';
import { usePasses } from '../endpoint/pass.ts';
import { ResponseCache } from '../endpoint/response-cache.ts';
import { useSessions } from '../endpoint/session.ts';
import { createAddressList } from '../http/subnet.ts';
import { publishApiDocument } from '../http/api-document/index.ts';
import { requireOneHost } from '../http/host-header.ts';
import type { CachedPage } from '../http/cached-page.ts';
import { createKnownCrawlers } from '../http/crawlers/known-crawlers.ts';
import { handleErrors } from '../http/error-handler.ts';
import { limitRates } from '../http/floods.ts';
import { registerHealth } from '../http/health.ts';
import { openToKeys } from '../http/key-origins.ts';
import { countAnswers, registerMetrics } from '../http/metrics/index.ts';
import { registerPages, type PagesOptions } from '../http/pages.ts';
import { refuseLongQueries } from '../http/query.ts';
import { createRates } from '../http/rates.ts';
import { tellRequestId } from '../http/request-id.ts';
import { logRequests } from '../http/request-log.ts';
import { useSecurityHeaders } from '../http/security-headers.ts';
import { createOverloadResponse } from '../http/overload-response.ts';
import { refuseUnknownCalls } from '../http/unknown-call.ts';
import { guardSetup } from '../http/setup-guard.ts';
import * as setup from '../modules/setup/index.ts';
import { createOutsideServers } from '../platform/outside/outside-server.ts';
import { registerCalls } from './register-calls.ts';
import { registerRoutes } from './register-routes.ts';

export type { AppDeps } from './app-deps.ts';

/** Bytes that cached responses to calls, and cached pages, may take. */
const cacheSize = { calls: 16 * 1_048_576, pages: 32 * 1_048_576 } as const;

/** The server that answers calls and pages, not yet listening. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = createFastify(deps);
  await useHooks(app, deps);
  const rates = await createRates(app, createAddressList(deps.unlimitedNetworks));
  const sendOverload = createOverloadResponse(deps.pages?.passScript ?? null);
  await limitRates(app, rates, sendOverload);
  publishApiDocument(app);
  registerOperations(app, deps);
  const withServers = { ...deps, outsideServers: createOutsideServers(deps.internalHosts) };
  const responses = new ResponseCache<CachedResponse>({
    ...cacheSourcesOf(deps),
    sizeOf: ({ text }) => 2 * text.length,
    maxSize: cacheSize.calls,
  });
  registerCalls(app, withServers, rates, responses);
  await registerRoutes(app, withServers);
  refuseUnknownCalls(app);
  await registerSite(app, deps, { responses, sendOverload, isFree: rates.isFree });
  // Its hook runs after the one that serves the sources while developing.
  guardSetup(app, () => setup.hasAdministrator(deps.db));
  return app;
}

/**
 * Adds the hooks that every request passes, in this order, before anything of it is counted against its
 * sender.
 */
async function useHooks(app: FastifyInstance, deps: AppDeps): Promise<void> {
  handleErrors(app);
  tellRequestId(app);
  logRequests(app, deps.clock);
  if (deps.metrics) countAnswers(app, deps.metrics);
  useSecurityHeaders(app, deps.origin);
  requireOneHost(app);
  refuseLongQueries(app);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  await useForms(app);
  useSessions(app, deps.tokens.verify);
  usePasses(app, deps.passes.read);
  openToKeys(app);
}

/**
 * Registers the endpoints of operators' programs: health, and metrics where they are served beside the
 * pages.
 */
function registerOperations(app: FastifyInstance, deps: AppDeps): void {
  const { engine, metrics, metricsToken } = deps;
  const index = () => {
    const { position, isAway } = engine.status();
    return position !== null && isAway !== true;
  };
  registerHealth(app, { ...deps.checks, index });
  if (metrics && metricsToken !== null) registerMetrics(app, metrics, metricsToken);
}

async function registerSite(
  app: FastifyInstance,
  deps: AppDeps,
  options: Pick<PagesOptions, 'responses' | 'sendOverload' | 'isFree'>,
): Promise<void> {
  if (!deps.pages) return;
  const { origin, clock } = deps;
  const cache = new ResponseCache<CachedPage>({
    ...cacheSourcesOf(deps),
    sizeOf: ({ bytes }) => bytes.length,
    maxSize: cacheSize.pages,
  });
  const isKnownCrawler = createKnownCrawlers(deps.crawlers);
  await registerPages(app, deps.pages, { ...options, origin, clock, cache, isKnownCrawler });
}

/** Gives the table versions and sources that tell whether a cached response is still current. */
function cacheSourcesOf(deps: AppDeps) {
  return { tables: tableVersionsOf(deps.readers), sources: deps };
}
