import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieNamed } from './cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The number of the pass that this browser has; null where it has none. */
    pass: string | null;
  }
}

/** Seconds for which a pass is taken. */
export const passLife = 1800;

/** `__Host-`: browsers take it from this host alone, by https (RFC 6265bis, section 4.1.3.2). */
function cookieOf({ protocol }: FastifyRequest): string {
  return protocol === 'https' ? '__Host-estante-pass' : 'estante-pass';
}

/** Reads the pass of every request. What is forged or too old is none. */
export function usePasses(app: FastifyInstance, read: (pass: string) => string | null): void {
  app.decorateRequest('pass', null);
  app.addHook('onRequest', async (request) => {
    const pass = cookieNamed(request, cookieOf(request));
    if (pass !== null) request.pass = read(pass);
  });
}

/** Lax: a link from another site comes with it. */
export function givePass(reply: FastifyReply, pass: string): void {
  const { request } = reply;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookieOf(request)}=${pass}; Max-Age=${passLife}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  );
}
