import { endpoints, languageHeader, type Endpoint } from '@estante/contract';
import type { FastifyInstance } from 'fastify';

/** The method and addresses of each endpoint that an API key opens. */
const opened = Object.values(endpoints as Readonly<Record<string, Endpoint>>).flatMap(
  ({ key, method, path, aliases = [] }) =>
    key === undefined
      ? []
      : [`/api${path}`, ...aliases].map((address) => ({ method, form: formOf(address) })),
);

function formOf(address: string): RegExp {
  return new RegExp(`^${address.replaceAll(/[:{][^/}]+\}?/g, '[^/]+')}/?$`);
}

const readable = { 'access-control-allow-origin': '*' } as const;

/**
 * Lets pages of other sites call with an API key and read the responses: a key is sent on purpose, while
 * cookies are sent by themselves. Preflight requests must name the header that the key is sent in (Fetch, CORS
 * protocol); others, and calls without a key, get no headers of CORS.
 */
export function openToKeys(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, method, session } = request;
    if (session.kind === 'key') {
      return void reply.headers({
        ...readable,
        'access-control-expose-headers': 'retry-after, x-request-id',
        'cross-origin-resource-policy': 'cross-origin',
      });
    }
    const asked = headers['access-control-request-headers'];
    if (method !== 'OPTIONS' || asked === undefined) return;
    const names = asked
      .toLowerCase()
      .split(',')
      .map((name) => name.trim());
    const [path = ''] = request.url.split('?', 1);
    const methods = opened.filter(({ form }) => form.test(path)).map((one) => one.method);
    if (!names.includes('authorization') || methods.length === 0) return;
    return reply
      .code(204)
      .headers({
        ...readable,
        'access-control-allow-methods': [...new Set(methods)].join(', '),
        'access-control-allow-headers': `authorization, content-type, ${languageHeader}`,
        'access-control-max-age': '600',
      })
      .send();
  });
}
