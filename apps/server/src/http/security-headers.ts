import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call of the contract, at whatever address. */
    isCall?: boolean;
  }
}

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
  });
}
