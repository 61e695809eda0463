import { isLanguage, type CallAnswer, type RenderPage } from '@estante/contract';
import {
  dependOn,
  dependOnUnversioned,
  trackDependencies,
  type Dependencies,
} from '@estante/database';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cacheKeyOf, type CachedResponse } from '../endpoint/cached-response.ts';
import { insideHeaders } from '../endpoint/inside-call.ts';
import type { ResponseCache } from '../endpoint/response-cache.ts';
import { dayDependency } from '../endpoint/sources.ts';
import { cachedPageOf, type CachedPage } from './cached-page.ts';
import { sameRequest } from './request-id.ts';

interface PageToRender {
  readonly request: FastifyRequest;
  readonly nonce: string;
  readonly language: string;
  readonly origin: string;
}

interface Renderer {
  /** Answers the calls of pages. */
  readonly app: FastifyInstance;
  readonly render: RenderPage;
  /** Responses to anonymous calls. */
  readonly responses: ResponseCache<CachedResponse>;
}

/** Renders a page, whose calls are answered without a socket, and tracks what it is made of. */
export async function renderPage(
  { app, render, responses }: Renderer,
  { request, nonce, language, origin }: PageToRender,
  dependencies: Dependencies,
): Promise<CachedPage> {
  const inside = { origin, id: request.id, responses, language };
  // Joined, not resolved: '//host' would be resolved to another host.
  const page = await render(new Request(`http://localhost${request.url}`), {
    fetch: async (call: Request) => {
      // Nobody waits for the page any more, so it makes no further calls.
      if (hasGone(request)) throw new Error('the reader has gone');
      return trackDependencies(dependencies, () => answerInside(app, call, inside));
    },
    language,
    nonce,
    origin,
  });
  return cachedPageOf(page, nonce);
}

/** Caches a page that may be cached, with what it was made of. */
export function cachePage(
  cache: ResponseCache<CachedPage>,
  key: string,
  dependencies: Dependencies,
  page: CachedPage,
): void {
  // A page that made no calls has no dependencies to invalidate it, so it is not cached.
  if (page.status !== 200 || dependencies.names.size === 0) return;
  trackDependencies(dependencies, () => dependOn(dayDependency));
  cache.set(key, dependencies, page);
}

/** Whether the client has hung up. */
export function hasGone({ raw }: FastifyRequest): boolean {
  return raw.socket.destroyed;
}

interface PageContext extends Pick<Renderer, 'responses'> {
  readonly origin: string;
  /** The id of the page's request. */
  readonly id: string;
  readonly language: string;
}

/** Statuses of refusals that stay the same while what they depend on does. */
const lastingRefusals: ReadonlySet<number> = new Set([403, 404, 410, 422]);

/** Answers a call of a page being rendered by the same endpoint, without a socket. */
async function answerInside(
  app: FastifyInstance,
  call: Request,
  { origin, id, responses, language }: PageContext,
): Promise<CallAnswer> {
  const { pathname, search } = new URL(call.url);
  const url = pathname + search;
  const key = cacheKeyOf(url, isLanguage(language) ? language : 'pt', origin);
  const cached = call.method === 'GET' ? responses.get(key, await responses.track()) : null;
  if (cached) return { ok: true, status: 200, text: async () => cached.text };
  const body = await call.text();
  const answer = await app.inject({
    method: call.method as 'GET' | 'POST',
    url,
    headers: { ...Object.fromEntries(call.headers), ...insideHeaders(origin), ...sameRequest(id) },
    ...(body !== '' && { payload: body }),
  });
  const { statusCode: status } = answer;
  // Faults, and refusals for want of time, pass by themselves.
  if (status >= 400 && !lastingRefusals.has(status)) dependOnUnversioned();
  return { ok: status >= 200 && status < 300, status, text: async () => answer.body };
}
