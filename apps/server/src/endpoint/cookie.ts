import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie for all addresses of this site. */
export interface Cookie {
  readonly name: string;
  /** Seconds for which browsers keep it. */
  readonly maxAge: number;
  /** 'Lax': also sent when a link of another site is followed. */
  readonly sameSite: 'Lax' | 'Strict';
  /** Whether scripts cannot read it. */
  readonly isHttpOnly?: boolean;
  /**
   * Over https the name begins with `__Host-`, so that browsers take the cookie from this host alone
   * (RFC 6265bis, section 4.1.3.2).
   */
  readonly isHostOnly?: boolean;
}

/** The value of a cookie; null where the request has none of this name. */
export function readCookie(
  request: FastifyRequest,
  cookie: Pick<Cookie, 'name' | 'isHostOnly'>,
): string | null {
  const start = `${nameOf(cookie, request)}=`;
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? null;
}

/** Sets a cookie, beside any others of the response. `value` is written as it is. */
export function setCookie(reply: FastifyReply, cookie: Cookie, value: string): void {
  const { maxAge, sameSite, isHttpOnly = false } = cookie;
  const attributes = [
    `${nameOf(cookie, reply.request)}=${value}`,
    `Max-Age=${maxAge}`,
    'Path=/',
    ...(isHttpOnly ? ['HttpOnly'] : []),
    `SameSite=${sameSite}`,
    ...(isSecure(reply.request) ? ['Secure'] : []),
  ];
  reply.header('set-cookie', attributes.join('; '));
}

function nameOf(
  { name, isHostOnly = false }: Pick<Cookie, 'name' | 'isHostOnly'>,
  request: FastifyRequest,
): string {
  return isHostOnly && isSecure(request) ? `__Host-${name}` : name;
}

function isSecure({ protocol }: FastifyRequest): boolean {
  return protocol === 'https';
}
