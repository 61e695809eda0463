import type { FastifyReply, FastifyRequest } from 'fastify';

const cookie = 'estante-device';
/** As long as browsers keep one: 400 days, in seconds. */
const life = 34_560_000;

/**
 * The number of this browser. It opens nothing: wrong passwords from a browser that has signed in
 * before are counted apart, so that nobody else can lock its person out.
 */
export function deviceOf({ headers }: FastifyRequest): string | null {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${cookie}=`))?.slice(cookie.length + 1);
  return value !== undefined && /^[\w-]{22}$/.test(value) ? value : null;
}

export function giveDevice(reply: FastifyReply, device: string): void {
  const secure = reply.request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookie}=${device}; Max-Age=${life}; Path=/; HttpOnly; SameSite=Strict${secure}`,
  );
}
