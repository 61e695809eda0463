import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of a call of the contract, at whatever address. */
    call?: string;
    /** Pages of other sites may show it, as a cover, or read it, as a feed. */
    isForOtherSites?: boolean;
  }
}

type Headers = Readonly<Record<string, string>>;

/** Of what is no page of ours: it loads nothing, and is framed by nobody. */
export const barePolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** What no page here asks for, and no script that gets in is to have. */
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

/** In pages a reader may scan bar codes; frames and other files get nothing. */
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

/** A year; the names below ours too (ASVS 5.0, 3.4.1). */
const httpsAlone: Headers = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/**
 * Headers that every answer bears, whoever writes it: a route, the error path that has none, or the
 * socket itself (`protocol` null). Pages, frames and files put a policy of their own in its place.
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
