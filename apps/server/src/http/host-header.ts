import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';

/**
 * Refuses requests that name no host, or more than one: a proxy in front may have taken them for another
 * site's (RFC 9112, section 3.2).
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (hasOneHost(request.raw)) return;
    throw Object.assign(new Error('no host, or two'), { statusCode: 400 });
  });
}

function hasOneHost({ rawHeaders, httpVersion, url = '/' }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  const isNamed = hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0');
  // A target that still has a host has another than the header: see `pathAsked`.
  return isNamed && (url.startsWith('/') || url === '*');
}

/** The target of a request, without its host where that is the one of the header too. */
export function pathAsked({ url = '/', headers }: IncomingMessage): string {
  const [whole = '', host] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
  if (host === undefined || host.toLowerCase() !== headers.host?.toLowerCase()) return url;
  const rest = url.slice(whole.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
