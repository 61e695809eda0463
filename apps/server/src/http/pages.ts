import { randomBytes } from 'node:crypto';
import type { RenderPage } from '@estante/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOfPage } from './language.ts';

/** The built pages: a renderer, and the folder of files the browser loads. */
export interface Pages {
  readonly render: RenderPage;
}

/** Everything that is neither /api nor a file is a page, rendered on the server. */
export function registerPages(app: FastifyInstance, pages: Pages): void {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const language = languageOfPage(request);
    const page = await pages.render(webRequest(request), {
      fetch: (call) => answerInside(app, call),
      language,
      nonce,
    });
    return sendPage(reply, page, nonce, language);
  });
}

function webRequest(request: FastifyRequest): Request {
  return new Request(new URL(request.url, 'http://localhost'));
}

/** A call from a page being rendered: the same endpoint, without a socket. */
async function answerInside(app: FastifyInstance, call: Request): Promise<Response> {
  const { pathname, search } = new URL(call.url);
  const body = await call.text();
  const answer = await app.inject({
    method: call.method as 'GET' | 'POST',
    url: pathname + search,
    headers: Object.fromEntries(call.headers),
    ...(body !== '' && { payload: body }),
  });
  return new Response(answer.body, {
    status: answer.statusCode,
    headers: { 'content-type': String(answer.headers['content-type'] ?? 'application/json') },
  });
}

async function sendPage(
  reply: FastifyReply,
  page: Response,
  nonce: string,
  language: string,
): Promise<FastifyReply> {
  reply.code(page.status);
  for (const [name, value] of page.headers) reply.header(name, value);
  return reply
    .header('content-language', language)
    .header('vary', 'accept-language, cookie')
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .send(Buffer.from(await page.arrayBuffer()));
}

/** Scripts and styles of our own only; inline ones by this answer's nonce. */
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
  ].join('; ');
}
