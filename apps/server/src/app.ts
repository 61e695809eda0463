import compress from '@fastify/compress';
import { endpoints } from '@estante/contract';
import { versionLookOf, type Db, type Safe } from '@estante/database';
import type { SearchEngine } from '@estante/search-engine';
import type pg from 'pg';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { publishApiDocument } from './http/api-document/index.ts';
import { pathAsked, requireOneHost } from './http/asked-host.ts';
import { registerCalendarFeed } from './modules/circulation/calendar-feed/calendar-feed-route.ts';
import { createBoundedServer } from './http/bounded-server.ts';
import { createClientErrorHandler } from './http/client-error.ts';
import { registerCovers } from './modules/covers/cover-route.ts';
import { answerUnrouted, handleErrors } from './http/error-handler.ts';
import { holdOffFloods } from './http/floods.ts';
import { useForms } from './endpoint/forms.ts';
import { registerHealth } from './http/health.ts';
import { registerSentPicture } from './modules/institution/sent-picture-route.ts';
import { registerSitePictures } from './modules/institution/site-picture-route.ts';
import type { Context } from './modules/context.ts';
import { registerProviderRoutes } from './modules/identity-providers/provider-routes.ts';
import { registerOaiPmh } from './modules/oai-pmh/oai-route.ts';
import { registerUnApi } from './modules/machine-readable-metadata/unapi-route.ts';
import { registerWellKnown } from './modules/machine-readable-metadata/well-known-route.ts';
import { registerSru } from './modules/sru/sru-route.ts';
import { registerFeeds } from './modules/machine-readable-metadata/feed-route.ts';
import { registerNetworkLogos } from './modules/network/logo-route.ts';
import { registerMcp } from './modules/mcp/mcp-route.ts';
import { registerMachineFiles } from './modules/machine-readable-metadata/machine-files-route.ts';
import { createAddressList } from './http/address-network.ts';
import { openToKeys } from './http/key-origins.ts';
import { countAnswers, registerMetrics, type Metrics } from './http/metrics/index.ts';
import { requestIdOf, tellRequestId } from './http/request-id.ts';
import type { CachedPage } from './http/cached-page.ts';
import { registerPages, type Pages } from './http/pages.ts';
import { parseQuery, refuseLongQueries } from './http/query.ts';
import { createKnownCrawlers, type CrawlerOptions } from './http/crawlers/known-crawlers.ts';
import { createTurnAway } from './http/turn-away.ts';
import { createRates, type Rates } from './http/rates.ts';
import type { CachedResponse } from './endpoint/cached-response.ts';
import { isAnonymousRead, type EndpointGate } from './endpoint/gate.ts';
import { ResponseCache, trackUncached } from './endpoint/response-cache.ts';
import { registerEndpoint } from './endpoint/register-endpoint.ts';
import { notedClock, notedEngine } from './endpoint/sources.ts';
import type { EndpointName, UseCase } from './endpoint/use-case.ts';
import { logRequests } from './http/request-log.ts';
import { longestPart, refuseUnknownCalls } from './http/unknown-call.ts';
import { registerCaptchaFrame } from './modules/auth/captcha-frame.ts';
import { registerSignLanguageFrame } from './modules/institution/sign-language-frame.ts';
import { holdUntilSetUp } from './http/until-set-up.ts';
import { useSecurityHeaders } from './http/security-headers.ts';
import { usePasses } from './endpoint/pass.ts';
import { useSessions } from './endpoint/session.ts';
import * as apiKeys from './modules/api-keys/index.ts';
import * as auth from './modules/auth/index.ts';
import * as catalogue from './modules/catalogue/index.ts';
import * as covers from './modules/covers/index.ts';
import * as floorPlans from './modules/floor-plans/index.ts';
import { registerPlans } from './modules/floor-plans/plan-route.ts';
import * as exports from './modules/exports/index.ts';
import type { ImportDesk } from './modules/import-runs/index.ts';
import * as identityProviders from './modules/identity-providers/index.ts';
import * as institution from './modules/institution/index.ts';
import * as setup from './modules/setup/index.ts';
import * as network from './modules/network/index.ts';
import * as patrons from './modules/patrons/index.ts';
import { createBreaker } from './platform/breaker.ts';
import type { Clock } from './platform/clock.ts';
import { createOutsideServers } from './platform/outside-server.ts';
import { useCasesOf } from './use-cases.ts';

export interface AppDeps {
  readonly db: Db;
  /** For reading by who has not signed in: apart, since there may be any number of them. */
  readonly readers: Db;
  readonly engine: SearchEngine;
  /** For what is written as imports write it: two connections at least. */
  readonly importPool: pg.Pool;
  readonly tokens: auth.Tokens;
  readonly passes: auth.Passes;
  /** Of the installation: makes each refresh token from the one before it. */
  readonly refreshKey: Buffer;
  /** Opens the secrets that the database holds. */
  readonly safe: Safe;
  /** What the first administrator shows: see modules/setup. */
  readonly setupCode: string;
  /** A password that lets nobody in, whoever has it: one that everybody knows. */
  readonly refusedPassword: string | null;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** Null serves the calls alone. */
  readonly pages: Pages | null;
  readonly trustedProxies: readonly string[];
  /** Addresses and ranges that no rate holds off. */
  readonly unlimitedNetworks: readonly string[];
  /** Of which search engines crawlers have a lane of their own, and who is asked of their names. */
  readonly crawlers: CrawlerOptions;
  /** Where readers find the site; null: where it was asked for. */
  readonly origin: string | null;
  /** What `/readyz` asks beside the index. */
  readonly checks: {
    readonly database: () => Promise<boolean>;
    readonly disk: () => Promise<boolean>;
    /** Seconds that the index may be behind. */
    readonly behind: () => number;
  };
  /** What is counted; null: nothing is. */
  readonly metrics: Metrics | null;
  /** What `/metrics` is read by beside the pages; null: it is not there. */
  readonly metricsToken: string | null;
  /** Whom to tell of a weakness, and by which rules: what `/.well-known/security.txt` has. */
  readonly security: { readonly contacts: readonly string[]; readonly policy: string | null };
  /** Hosts of the own network that the server may ask: see `createOutsideServers`. */
  readonly internalHosts: readonly string[];
  /** The same for addresses that readers set: webhooks. */
  readonly webhookHosts: readonly string[];
  /** Where other institutions' catalogues are searched. */
  readonly network: network.NetworkSearch;
  /** Where files are brought in that staff send. */
  readonly imports: ImportDesk;
}

/** Bytes that cached responses to calls, and cached pages, may take. */
const cacheSize = { calls: 16 * 1_048_576, pages: 32 * 1_048_576 } as const;

/** Bodies over 1 MiB are refused. */
const bodyLimit = 1_048_576;

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: deps.log,
    bodyLimit,
    serverFactory: (handler) => createBoundedServer(handler, deps.origin),
    frameworkErrors: answerUnrouted(deps.origin),
    clientErrorHandler: createClientErrorHandler(deps.origin),
    rewriteUrl: pathAsked,
    genReqId: requestIdOf,
    // `logRequests` writes one line in place of Fastify's two, which hold the address asked for.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.trustedProxies.length > 0 ? [...deps.trustedProxies] : false,
    routerOptions: {
      maxParamLength: longestPart,
      ignoreTrailingSlash: true,
      querystringParser: parseQuery,
    },
  });
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
  const rates = await createRates(app, createAddressList(deps.unlimitedNetworks));
  const turnAway = createTurnAway(deps.pages?.passScript ?? null);
  await holdOffFloods(app, rates, turnAway);
  publishApiDocument(app);
  const readers = { ...deps, db: deps.readers };
  registerHealth(app, {
    ...deps.checks,
    index: () => {
      const { position, isAway } = deps.engine.status();
      return position !== null && isAway !== true;
    },
  });
  if (deps.metrics && deps.metricsToken !== null) {
    registerMetrics(app, deps.metrics, deps.metricsToken);
  }
  const outsideServers = createOutsideServers(deps.internalHosts);
  const cached = { tables: versionLookOf(deps.readers), sources: deps };
  const responses = new ResponseCache<CachedResponse>({
    ...cached,
    sizeOf: ({ text }) => 2 * text.length,
    maxSize: cacheSize.calls,
  });
  registerCalls(app, { ...deps, outsideServers }, rates, responses);
  registerCaptchaFrame(app, () => auth.findCaptchaProvider(readers.db));
  registerSignLanguageFrame(
    app,
    async () => (await institution.readSettings(readers.db)).signLanguageUrl,
  );
  registerCovers(app, (titleId, size) => covers.readCover(readers.db, titleId, size));
  registerPlans(app, (planId, shelfId) => floorPlans.findDrawing(readers.db, planId, shelfId));
  registerNetworkLogos(app, (id) => network.readLogo(readers.db, id));
  registerMachineFiles(app, readers);
  registerFeeds(app, readers);
  registerUnApi(app, readers);
  registerWellKnown(app, readers);
  registerOaiPmh(app, readers);
  registerSru(app, readers);
  await registerMcp(app, deps);
  registerCalendarFeed(app, deps);
  registerProviderRoutes(app, { ...deps, outsideServers });
  registerSentPicture(app, {
    address: '/logotipo',
    type: 'image/png',
    find: (digest) => institution.readLogo(readers.db, digest),
  });
  registerSentPicture(app, {
    address: '/imagem-inicial',
    type: 'image/webp',
    find: (digest) => institution.readFrontPicture(readers.db, digest),
  });
  registerSitePictures(app, institution.createSitePictures(readers.db));
  refuseUnknownCalls(app);
  if (deps.pages) {
    const cache = new ResponseCache<CachedPage>({
      ...cached,
      sizeOf: ({ bytes }) => bytes.length,
      maxSize: cacheSize.pages,
    });
    const isKnownCrawler = createKnownCrawlers(deps.crawlers);
    const { origin, clock } = deps;
    const askers = { clock, isKnownCrawler, isFree: rates.isFree };
    await registerPages(app, deps.pages, { origin, responses, cache, turnAway, ...askers });
  }
  // After what serves the sources while developing.
  holdUntilSetUp(app, () => setup.hasAdministrator(deps.db));
  return app;
}

function registerCalls(
  app: FastifyInstance,
  deps: AppDeps & Pick<Context, 'outsideServers'>,
  rates: Rates,
  responses: ResponseCache<CachedResponse>,
): void {
  const { db } = deps;
  const gate: EndpointGate = {
    responses,
    trackUncached: () => trackUncached(versionLookOf(db)),
    origin: deps.origin,
    openKey: (key, permission) => apiKeys.openKey(deps, key, permission),
    findStanding: (session) => auth.findStanding(db, session, deps.clock.now()),
    keepSpoken: (personId, language) => auth.keepSpoken(db, personId, language),
    isActivityOn: (code, isAnonymous) => institution.isActivityOn(isAnonymous ? deps.readers : db, code),
    isTabOn: (tab, isAnonymous) => institution.isTabOn(isAnonymous ? deps.readers : db, tab),
    isPermitted: (loginId, permission) => patrons.isPermitted(db, loginId, permission),
    tellGone: (refusal) => catalogue.tellGone(deps.readers, refusal),
    networkOf: rates.networkOf,
  };
  const writer = exports.createFileWriter();
  app.addHook('onClose', () => writer.close());
  const context: Context = {
    ...deps,
    record: auth.recordEvent,
    outsidePasswords: identityProviders.outsidePasswords(deps),
    captchaBreaker: createBreaker(deps.clock),
    readerServers: createOutsideServers(deps.webhookHosts),
    writer,
  };
  const forPatrons = useCasesOf(context);
  const forReaders = useCasesOf({
    ...context,
    db: deps.readers,
    engine: notedEngine(deps.engine),
    clock: notedClock(deps.clock),
  });
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    // The tables pair each endpoint with its own use case; indexing them by one name loses that.
    type One = UseCase<(typeof endpoints)[typeof name]>;
    const read = forReaders[name] as One;
    const act = forPatrons[name] as One;
    const useCase = (...[request, asker]: Parameters<One>) =>
      (isAnonymousRead(endpoints[name], asker.person) ? read : act)(request, asker);
    registerEndpoint(app, gate, endpoints[name], useCase, name);
  }
}
