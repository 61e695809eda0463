import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isEndless, isLanguage, type RenderPage } from '@estante/contract';
import type { Dependencies } from '@estante/database';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { cacheKeyOf, type CachedResponse } from '../endpoint/cached-response.ts';
import { isNotModified } from '../endpoint/etag.ts';
import { keepLanguage, languageInAddress, languageOfPage } from '../endpoint/language.ts';
import { originOf } from '../endpoint/origin.ts';
import { busy } from '../endpoint/refusal.ts';
import type { ResponseCache } from '../endpoint/response-cache.ts';
import { withNonce, type CachedPage } from './cached-page.ts';
import type { SendOverload } from './overload-response.ts';
import { serveFiles } from './page-files.ts';
import { classOfPage, createLanes, type LaneOptions } from './page-lanes.ts';
import { contentSecurityPolicy } from './page-policy.ts';
import { cachePage, hasGone, renderPage } from './render-page.ts';
import { pageFeatures } from './security-headers.ts';
import { createSingleFlight } from './single-flight.ts';

type Connect = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The pages: a renderer, and the files that browsers load. */
export interface Pages {
  readonly render: RenderPage;
  /** Number of threads that render concurrently; 1 where not given. */
  readonly threads?: number;
  /** Languages that it renders; those of calls where not given. */
  readonly languages?: readonly string[];
  /** Folder of the files; null where Vite serves them. */
  readonly files: string | null;
  /** Address of the script on the page that earns a pass; none while developing. */
  readonly passScript?: string;
  /** Serves the sources while developing, with a wider policy than ours. */
  readonly middleware?: Connect;
}

export interface PagesOptions extends Omit<LaneOptions, 'threads'> {
  readonly sendOverload: SendOverload;
  /** Origin of the site; null where each request says so. */
  readonly origin: string | null;
  /** Responses to anonymous calls. */
  readonly responses: ResponseCache<CachedResponse>;
  /** Pages that were rendered. */
  readonly cache: ResponseCache<CachedPage>;
}

/** Serves files, and renders whatever is neither a file nor below /api as a page. */
export async function registerPages(
  app: FastifyInstance,
  pages: Pages,
  { origin: configured, sendOverload, responses, cache, ...askers }: PagesOptions,
): Promise<void> {
  const { files, middleware, render } = pages;
  if (files) await serveFiles(app, files);
  if (middleware) {
    app.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, done));
  }
  const isKnown = (value: unknown): value is string =>
    isLanguage(value) || (pages.languages ?? []).some((language) => language === value);
  const laneOf = createLanes({ threads: pages.threads ?? 1, ...askers });
  const singleFlight = createSingleFlight(cache);
  app.get('/*', { config: { rate: classOfPage } }, async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const language = languageOfPage(request, isKnown);
    const origin = originOf(request, configured);
    const key = cacheKeyOf(request.url, language, origin);
    const send = (page: CachedPage) => {
      const asked = languageInAddress(request);
      if (isKnown(asked)) keepLanguage(reply, asked);
      return sendPage(reply, page, { language, nonce, hasOwnPolicy: middleware !== undefined });
    };
    const lane = laneOf(request);
    if (lane.isShut && !cache.has(key)) return sendOverload(request, reply, busy);
    const dependencies = await cache.track();
    const cached = cache.get(key, dependencies);
    if (cached) return send(cached);
    const make = async (tracked: Dependencies) => {
      const target = { request, nonce, language, origin };
      const page = await renderPage({ app, render, responses }, target, tracked);
      if (!middleware) cachePage(cache, key, tracked, page);
      return page;
    };
    const page = await lane.inTurn(async () =>
      hasGone(request) ? null : singleFlight(key, dependencies, make),
    );
    return page ? send(page) : sendOverload(request, reply, busy);
  });
}

interface SentPage {
  readonly language: string;
  readonly nonce: string;
  /** Whether something else than this sets the policy, as while developing. */
  readonly hasOwnPolicy: boolean;
}

function sendPage(
  reply: FastifyReply,
  page: CachedPage,
  { language, nonce, hasOwnPolicy }: SentPage,
): FastifyReply {
  if (hasOwnPolicy) reply.removeHeader('content-security-policy');
  else reply.header('content-security-policy', contentSecurityPolicy(nonce));
  reply.header('permissions-policy', pageFeatures);
  if (isEndless(reply.request.url)) reply.header('x-robots-tag', 'noindex');
  // A page has a nonce and is in somebody's language: browsers keep it, and revalidate it at each use.
  reply.code(page.status).header('cache-control', 'no-cache');
  if (page.status === 503) reply.header('retry-after', '2');
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.headers({ 'content-language': language, vary: 'accept-language, cookie' });
  if (page.status !== 200) return reply.send(withNonce(page, nonce));
  reply.header('etag', page.etag);
  if (!isNotModified(reply.request, page.etag)) return reply.send(withNonce(page, nonce));
  // The browser's copy has another nonce, and the policy that names it.
  return reply.removeHeader('content-security-policy').code(304).send();
}
