import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { originOf } from './origin.ts';

/** A secret of this process, so that nobody outside can pass for a page being rendered. */
const key = randomBytes(32).toString('base64url');
const header = 'x-inside';

/** Headers of a call that a page being rendered makes: they carry the origin that the page was asked for at. */
export function insideHeaders(origin: string): Record<string, string> {
  return { [header]: `${key} ${origin}` };
}

/**
 * The origin of the site as configured, else as the request names it; for a call of a page being rendered, as
 * the page's request named it.
 */
export function originOfRequest(request: FastifyRequest, configured: string | null): string {
  return insideOrigin(request) ?? originOf(request, configured);
}

/** Whether a page being rendered makes this call. */
export function isInsideCall(request: FastifyRequest): boolean {
  return insideOrigin(request) !== null;
}

function insideOrigin(request: FastifyRequest): string | null {
  const said = request.headers[header];
  const isInside = typeof said === 'string' && said.startsWith(`${key} `);
  return isInside ? said.slice(key.length + 1) : null;
}
