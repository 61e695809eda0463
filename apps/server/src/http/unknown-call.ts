import { translatorFor } from '@estante/phrases';
import type { FastifyInstance } from 'fastify';
import { languageOfCall } from '../endpoint/language.ts';
import { renderError } from '../endpoint/refusal.ts';

/** Characters of one part of an address: there is no route to a longer one. */
export const longestPart = 500;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const;

/** A call that does not exist, or not with this method, gets the error shape and never a page. */
export function refuseUnknownCalls(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const t = translatorFor(languageOfCall(request));
    const url = request.url.split('?', 1)[0] ?? '/';
    const allowed = methods.filter((method) => isServed(app, method, url));
    // What is served with this method, and is not there, is a file that has gone.
    if (allowed.length > 0 && !allowed.some((method) => method === request.method)) {
      return reply
        .code(405)
        .header('allow', allowed.join(', '))
        .send(renderError('MetodoNaoPermitido', t));
    }
    return reply.code(404).send(renderError('NaoEncontrado', t));
  });
  // Also '/api' itself, which would be a page.
  app.get('/api*', (_request, reply) => reply.callNotFound());
}

/** A route of its own: those that catch all the rest ('/api*', the pages) do not count. */
function isServed(app: FastifyInstance, method: (typeof methods)[number], url: string): boolean {
  // What is too long is found with no route of its own.
  if (url.split('/').some(({ length }) => length > longestPart)) return false;
  const route = app.findRoute({ method, url });
  return route !== null && !('*' in route.params);
}
