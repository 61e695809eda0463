import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isEndless, isLanguage, type CallAnswer, type RenderPage } from '@estante/contract';
import { noteRead, notingReads, type Reads } from '@estante/database';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheKeyOf, type CachedResponse } from '../endpoint/cached-response.ts';
import { isNotModified } from '../endpoint/etag.ts';
import type { ResponseCache } from '../endpoint/response-cache.ts';
import { dayRead } from '../endpoint/sources.ts';
import { insideHeaders } from '../endpoint/inside-call.ts';
import { keepLanguage, languageInAddress, languageOfPage } from '../endpoint/language.ts';
import { cachedPageOf, withNonce, type CachedPage } from './cached-page.ts';
import { classOfPage, createLanes, type LaneOptions } from './page-lanes.ts';
import { originOf } from '../endpoint/origin.ts';
import { busy } from '../endpoint/refusal.ts';
import { sameRequest } from './request-id.ts';
import { pageFeatures } from './security-headers.ts';
import { createSingleFlight } from './single-flight.ts';
import type { SendOverload } from './overload-response.ts';

type Connect = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The pages: a renderer, and the files that browsers load. */
export interface Pages {
  readonly render: RenderPage;
  /** Number of threads that render concurrently; 1 where not given. */
  readonly threads?: number;
  /** Languages that it renders; those of calls where not given. */
  readonly languages?: readonly string[];
  readonly files: string | null;
  /** Address of the script on the page that earns a pass; none while developing. */
  readonly passScript?: string;
  /** Serves the sources while developing, with a wider policy than ours. */
  readonly middleware?: Connect;
}

export interface PagesOptions extends Omit<LaneOptions, 'threads'> {
  readonly sendOverload: SendOverload;
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
  { origin, sendOverload, responses, cache, ...askers }: PagesOptions,
): Promise<void> {
  const { files, middleware } = pages;
  if (files) await serveFiles(app, files);
  if (middleware) {
    app.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, done));
  }
  const isKnown = (value: unknown): value is string =>
    isLanguage(value) || (pages.languages ?? []).some((language) => language === value);
  const laneOf = createLanes({ threads: pages.threads ?? 1, ...askers });
  const singleFlight = createSingleFlight(cache);
  const route = { config: { rate: classOfPage } };
  app.get('/*', route, async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const language = languageOfPage(request, isKnown);
    const site = originOf(request, origin);
    const key = cacheKeyOf(request.url, language, site);
    const lane = laneOf(request);
    if (lane.isShut && !cache.has(key)) return sendOverload(request, reply, busy);
    const reads = await cache.track();
    const send = (page: CachedPage) => {
      if (pages.middleware) reply.removeHeader('content-security-policy');
      else reply.header('content-security-policy', contentSecurityPolicy(nonce));
      reply.header('permissions-policy', pageFeatures);
      const asked = languageInAddress(request);
      if (isKnown(asked)) keepLanguage(reply, asked);
      if (isEndless(request.url)) reply.header('x-robots-tag', 'noindex');
      return sendPage(reply, page, { language, nonce });
    };
    const cached = cache.get(key, reads);
    if (cached) return send(cached);
    const inside = { site, id: request.id, responses, language };
    const rendering = { app, pages, cache, request, key, nonce, inside };
    const render = (tracked: Reads) => renderPage(rendering, tracked);
    const page = await lane.inTurn(async () =>
      hasGone(request) ? null : singleFlight(key, reads, render),
    );
    if (!page) return sendOverload(request, reply, busy);
    return send(page);
  });
}

interface Rendering {
  readonly app: FastifyInstance;
  readonly pages: Pages;
  readonly cache: ResponseCache<CachedPage>;
  readonly request: FastifyRequest;
  readonly key: string;
  readonly nonce: string;
  readonly inside: Inside;
}

/** Renders a page, and caches it with what it was made of. */
async function renderPage(
  { app, pages, cache, request, key, nonce, inside }: Rendering,
  reads: Reads,
): Promise<CachedPage> {
  const page = await pages.render(webRequest(request), {
    // Who has gone waits for no answer: what the page would still ask is not asked.
    fetch: async (call: Request) => {
      if (hasGone(request)) throw new Error('the reader has gone');
      return notingReads(reads, () => answerInside(app, call, inside));
    },
    language: inside.language,
    nonce,
    origin: inside.site,
  });
  const rendered = await cachedPageOf(page, nonce);
  // A page that made no calls has no dependencies to invalidate it, so it is not cached.
  const isCacheable = rendered.status === 200 && reads.names.size > 0 && !pages.middleware;
  notingReads(reads, () => noteRead(dayRead));
  if (isCacheable) cache.set(key, reads, rendered);
  return rendered;
}

function hasGone({ raw }: FastifyRequest): boolean {
  return raw.socket.destroyed;
}

/** Serves files: those with a hash in their name never change, the others are revalidated. */
async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    // Each file is an address; what is sent in its place is none.
    globIgnore: ['**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(`${root}/assets/`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // A worker takes its policy from the file of its script.
      reply.removeHeader('content-security-policy');
    },
  });
}

function webRequest(request: FastifyRequest): Request {
  // Joined, not resolved: '//host' would be resolved to another host.
  return new Request(`http://localhost${request.url}`);
}

interface Inside {
  readonly site: string;
  readonly id: string;
  readonly responses: ResponseCache<CachedResponse>;
  readonly language: string;
}

const lasting: ReadonlySet<number> = new Set([403, 404, 410, 422]);

/** Answers a call of a page being rendered by the same endpoint, without a socket. */
async function answerInside(
  app: FastifyInstance,
  call: Request,
  { site, id, responses, language }: Inside,
): Promise<CallAnswer> {
  const { pathname, search } = new URL(call.url);
  const url = pathname + search;
  const key = cacheKeyOf(url, isLanguage(language) ? language : 'pt', site);
  const cached = call.method === 'GET' ? responses.get(key, await responses.track()) : null;
  if (cached) return { ok: true, status: 200, text: async () => cached.text };
  const body = await call.text();
  const answer = await app.inject({
    method: call.method as 'GET' | 'POST',
    url,
    headers: { ...Object.fromEntries(call.headers), ...insideHeaders(site), ...sameRequest(id) },
    ...(body !== '' && { payload: body }),
  });
  const { statusCode: status } = answer;
  // A refusal by rule is made of tables, as an answer is; a fault, or haste, passes.
  if (status >= 400 && !lasting.has(status)) noteRead(null);
  return { ok: status >= 200 && status < 300, status, text: async () => answer.body };
}

function sendPage(
  reply: FastifyReply,
  page: CachedPage,
  { language, nonce }: { readonly language: string; readonly nonce: string },
): FastifyReply {
  // A page has its nonce and is in somebody's language: kept, but asked for again.
  reply.code(page.status).header('cache-control', 'no-cache');
  if (page.status === 503) reply.header('retry-after', '2');
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.headers({ 'content-language': language, vary: 'accept-language, cookie' });
  if (page.status !== 200) return reply.send(withNonce(page, nonce));
  reply.header('etag', page.etag);
  if (!isNotModified(reply.request, page.etag)) return reply.send(withNonce(page, nonce));
  // What is held has its own nonce, and the policy that names it.
  return reply.removeHeader('content-security-policy').code(304).send();
}

/**
 * The policy of a page: scripts and styles of this site alone, inline ones by this response's nonce. No text
 * becomes markup or script but by the rules of the pages (`trusted-types.ts`).
 */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
