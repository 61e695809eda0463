import { translatorFor } from '@estante/phrases';
import type { FastifyInstance } from 'fastify';
import { languageOfCall } from '../endpoint/language.ts';
import { renderError } from '../endpoint/refusal.ts';

/** Most characters of one segment of an address: no route matches a longer one. */
export const longestPart = 500;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const;

/**
 * Refuses calls to endpoints that do not exist, or not with this method, in the shape of all refusals; never
 * with a page.
 */
export function refuseUnknownCalls(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const t = translatorFor(languageOfCall(request));
    const url = request.url.split('?', 1)[0] ?? '/';
    const allowed = methods.filter((method) => isServed(app, method, url));
    // A route that answers this method and is not found is that of a file which has gone.
    if (allowed.length > 0 && !allowed.some((method) => method === request.method)) {
      return reply
        .code(405)
        .header('allow', allowed.join(', '))
        .send(renderError('MetodoNaoPermitido', t));
    }
    return reply.code(404).send(renderError('NaoEncontrado', t));
  });
  // '/api' itself too, which would be a page.
  app.get('/api*', (_request, reply) => reply.callNotFound());
}

/**
 * Whether the address has a route of its own; those that catch all others ('/api*', the pages) do not count.
 */
function isServed(app: FastifyInstance, method: (typeof methods)[number], url: string): boolean {
  // Too long a segment matches no route.
  if (url.split('/').some(({ length }) => length > longestPart)) return false;
  const route = app.findRoute({ method, url });
  return route !== null && !('*' in route.params);
}
