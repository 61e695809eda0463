import { apiKeyPrefix, type Access } from '@estante/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse, type Refusal } from './refusal.ts';

/**
 * Person or anonymous visitor that a token stands for. The public token stands for an anonymous visitor and
 * opens nothing private.
 */
export type TokenBearer = { readonly kind: 'anonymous' } | PersonalSession;

/** A person who has signed in, by one of their logins. */
export interface PersonalSession {
  readonly kind: 'person';
  readonly personId: number;
  readonly loginId: number;
  /** Id of the session; '' where an API key makes the call: it has no session that could end. */
  readonly sessionId: string;
  readonly isByKey?: true;
}

/** Reads a token; null where it is forged, expired or of another kind. */
export type TokenVerifier = (token: string) => Promise<TokenBearer | null>;

/** Caller of an endpoint, as the access token says. */
export type Session =
  | TokenBearer
  | { readonly kind: 'invalid' }
  /** An API key: `settleAccess` finds whom it stands for. */
  | { readonly kind: 'key'; readonly key: string };

declare module 'fastify' {
  interface FastifyRequest {
    session: Session;
  }
}

/** Reads the bearer token of every request. No token is an anonymous visitor; a bad one is refused where it is used. */
export function useSessions(app: FastifyInstance, verify: TokenVerifier): void {
  app.decorateRequest('session', { getter: () => ({ kind: 'anonymous' }) as const });
  app.addHook('onRequest', async (request) => {
    const session = await sessionOf(request, verify);
    setSession(request, session);
  });
}

export function setSession(request: FastifyRequest, session: Session): void {
  Object.defineProperty(request, 'session', { value: session, configurable: true });
}

async function sessionOf(request: FastifyRequest, verify: TokenVerifier): Promise<Session> {
  const header = request.headers.authorization;
  if (header === undefined) return { kind: 'anonymous' };
  const token = /^Bearer ([\w.-]+)$/i.exec(header)?.[1];
  if (token?.startsWith(apiKeyPrefix)) return { kind: 'key', key: token };
  const verified = token === undefined ? null : await verify(token);
  return verified ?? { kind: 'invalid' };
}

/** The WWW-Authenticate header of a 401 (RFC 9110, section 15.5.2), as RFC 6750, section 3, has it. */
export function challengeOf({ refusal }: Refusal): string {
  return refusal === 'SessaoExpirada' ? 'Bearer error="invalid_token"' : 'Bearer';
}

/** The refusal of a session that may not make a call with this access; null where it may. */
export function refuseAccess(session: Session, access: Access): Refusal | null {
  if (session.kind === 'invalid' || session.kind === 'key') return refuse(401, 'SessaoExpirada');
  return access === 'patron' && session.kind !== 'person' ? refuse(401, 'EntradaNecessaria') : null;
}

/** The person that a session stands for; null where it stands for none. */
export function personOf(session: Session): PersonalSession | null {
  return session.kind === 'person' ? session : null;
}
