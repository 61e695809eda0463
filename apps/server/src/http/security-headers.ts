import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call of the contract, at whatever address. */
    isCall?: boolean;
  }
}

/** Of what is no page of ours: it loads nothing, and is framed by nobody. */
export const barePolicy = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer. Pages add their Content-Security-Policy, with a nonce of their own. */
export function useSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    });
    const { isCall } = request.routeOptions.config;
    if (isCall || request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (isCall) reply.header('content-security-policy', barePolicy);
  });
}
