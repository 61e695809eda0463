import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie, type Cookie } from './cookie.ts';

const deviceCookie: Cookie = {
  name: 'estante-device',
  // 400 days: browsers keep none for longer (RFC 6265bis, section 5.5).
  maxAge: 34_560_000,
  sameSite: 'Strict',
  isHttpOnly: true,
  isHostOnly: true,
};

/**
 * The number of this browser. It opens nothing: wrong passwords from a browser that has signed in
 * before are counted apart, so that nobody else can lock its person out.
 */
export function deviceOf(request: FastifyRequest): string | null {
  const value = readCookie(request, deviceCookie);
  return value !== null && /^[\w-]{22}$/.test(value) ? value : null;
}

/** Gives the browser the number that it is known by from now on. */
export function giveDevice(reply: FastifyReply, device: string): void {
  setCookie(reply, deviceCookie, device);
}
