import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieNamed } from './cookie.ts';

/** As long as browsers keep one: 400 days, in seconds. */
const life = 34_560_000;

/** `__Host-`: browsers take it from this host alone, by https (RFC 6265bis, section 4.1.3.2). */
function cookieOf({ protocol }: FastifyRequest): string {
  return protocol === 'https' ? '__Host-estante-device' : 'estante-device';
}

/**
 * The number of this browser. It opens nothing: wrong passwords from a browser that has signed in
 * before are counted apart, so that nobody else can lock its person out.
 */
export function deviceOf(request: FastifyRequest): string | null {
  const value = cookieNamed(request, cookieOf(request));
  return value !== null && /^[\w-]{22}$/.test(value) ? value : null;
}

export function giveDevice(reply: FastifyReply, device: string): void {
  const { request } = reply;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookieOf(request)}=${device}; Max-Age=${life}; Path=/; HttpOnly; SameSite=Strict${secure}`,
  );
}
