import type { FastifyInstance, FastifyReply } from 'fastify';
import { readCookie, setCookie, type Cookie } from './cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The number of the pass that this browser has; null where it has none. */
    pass: string | null;
  }
}

/** Seconds for which a pass is accepted. */
export const passLife = 1800;

const passCookie: Cookie = {
  name: 'estante-pass',
  maxAge: passLife,
  // Links from other sites come with it.
  sameSite: 'Lax',
  isHttpOnly: true,
  isHostOnly: true,
};

/** Reads the pass of every request. One that is forged or expired counts as none. */
export function usePasses(app: FastifyInstance, read: (pass: string) => string | null): void {
  app.decorateRequest('pass', null);
  app.addHook('onRequest', async (request) => {
    const pass = readCookie(request, passCookie);
    if (pass !== null) request.pass = read(pass);
  });
}

/** Gives the browser a pass, which it is counted by in place of its network. */
export function givePass(reply: FastifyReply, pass: string): void {
  setCookie(reply, passCookie, pass);
}
