import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { originOf } from './origin.ts';

/** Nobody outside this process knows it. */
const key = randomBytes(32).toString('base64url');
const header = 'x-inside';

/** Goes with a call that a page being rendered makes: where that page was asked for. */
export function insideHeaders(origin: string): Record<string, string> {
  return { [header]: `${key} ${origin}` };
}

/** Where the site is, as configured or as it was asked for; of a call from within, by the page. */
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
