import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the endpoint in the contract; undefined for a route that is no endpoint. */
    call?: string;
    /** Whether pages of other sites may show it, as a cover, or read it, as a feed. */
    isForOtherSites?: boolean;
  }
}

type Headers = Readonly<Record<string, string>>;

/** The policy of what is not a page: it loads nothing, and nobody may frame it. */
export const barePolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Features that no page needs, so that an injected script cannot use them either. */
const refusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** The features of pages, where readers may scan bar codes; frames and other files get none. */
export const pageFeatures = featuresHeader({ camera: '(self)' });

function featuresHeader(granted: Readonly<Record<string, string>> = {}): string {
  return refusedFeatures.map((feature) => `${feature}=${granted[feature] ?? '()'}`).join(', ');
}

const always: Headers = {
  'content-security-policy': barePolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': featuresHeader(),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** HTTPS alone for a year, for subdomains too (ASVS 5.0, 3.4.1). */
const httpsAlone: Headers = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/**
 * The headers of every response, whatever writes it: a route, the error handler, or the socket itself (`protocol`
 * null). Pages, frames and files replace the policy by one of their own.
 */
export function securityHeaders(origin: string | null, protocol: string | null): Headers {
  const isHttps = protocol === 'https' || origin?.startsWith('https:') === true;
  return isHttps ? { ...always, ...httpsAlone } : always;
}

export function useSecurityHeaders(app: FastifyInstance, origin: string | null): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(origin, request.protocol));
    const { call, isForOtherSites } = request.routeOptions.config;
    if (isForOtherSites) reply.header('cross-origin-resource-policy', 'cross-origin');
    if (call !== undefined || request.url.startsWith('/api/'))
      reply.header('cache-control', 'no-store');
  });
}
