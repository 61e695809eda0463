import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { z } from 'zod';
import type { Db } from '@estante/database';
import { endSessions, endSessionsOf } from '../end-sessions.ts';
import { ProviderFault } from '../provider-fault.ts';
import type { Provider } from '../provider-repository.ts';
import { configurationOf, longest, oidcFault, patience, type OidcDeps } from './configuration.ts';

const event = 'http://schemas.openid.net/event/backchannel-logout';
/** Seconds for which what a provider says is taken. */
const freshness = 120;
/** Seconds by which its clock may be another than ours. */
const clockTolerance = 60;

/**
 * Claims that say whose sessions end, and that this is no token of a sign-in (OpenID Connect Back-Channel
 * Logout 1.0, 2.4).
 */
const logout = z
  .object({
    sub: z.string().min(1).optional(),
    sid: z.string().min(1).optional(),
    nonce: z.undefined().optional(),
    events: z.looseObject({ [event]: z.looseObject({}) }),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

interface LogoutMessage {
  readonly secret: string;
  readonly token: unknown;
  readonly at: Date;
}

/** Ends here what the provider has ended there, and says so from its server to ours. */
export async function endByOidcProvider(
  deps: OidcDeps & { readonly db: Db },
  provider: Provider,
  { secret, token, at }: LogoutMessage,
): Promise<void> {
  if (typeof token !== 'string' || token.length > longest) {
    throw new ProviderFault('wrong', 'no token of a sign-out');
  }
  try {
    const metadata = (await configurationOf(deps, provider, secret)).serverMetadata();
    const keys = await readKeys(deps, metadata.jwks_uri ?? '');
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
      issuer: metadata.issuer,
      audience: provider.identifier,
      maxTokenAge: freshness,
      clockTolerance,
      requiredClaims: ['iat', 'jti', 'events'],
    });
    const { sid, sub } = logout.parse(payload);
    if (sid !== undefined) await endSessions(deps.db, provider.id, sid, at);
    else if (sub !== undefined) await endSessionsOf(deps.db, provider.id, sub, at);
  } catch (error) {
    throw oidcFault(error);
  }
}

const published = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

async function readKeys({ outsideServers }: OidcDeps, address: string): Promise<JSONWebKeySet> {
  const call = { method: 'GET', headers: {}, patience, longest };
  const answer = await outsideServers.send(new URL(address), call);
  return published.parse(JSON.parse(answer.body.toString()));
}
