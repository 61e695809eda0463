import * as client from 'openid-client';
import { z } from 'zod';
import { browserAddress } from '../browser-address.ts';
import { readIdentity, claimReaderOf, type Identity } from '../identity.ts';
import type { Provider } from '../provider-repository.ts';
import type { SignInReport } from '../sign-in-report.ts';
import { configurationOf, oidcFault, type OidcDeps } from './configuration.ts';

/** Values that stay here while somebody is with the provider. */
const proof = z.object({ nonce: z.string(), verifier: z.string() });

interface OidcBeginning {
  readonly secret: string;
  readonly state: string;
  readonly returnAddress: string;
  /** Whether they are to sign in there anew (OpenID Connect Core 1.0, 3.1.2.1). */
  readonly isAnew: boolean;
}

/** Makes the address that the browser is sent to. Its answer must bear state, nonce and PKCE (RFC 7636). */
export async function beginOidc(
  deps: OidcDeps,
  provider: Provider,
  { secret, state, returnAddress, isAnew }: OidcBeginning,
): Promise<{ readonly url: string; readonly proof: string }> {
  try {
    const configuration = await configurationOf(deps, provider, secret);
    const verifier = client.randomPKCECodeVerifier();
    const nonce = client.randomNonce();
    const scopes = new Set(['openid', ...provider.scopes.split(' ').filter(Boolean)]);
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: returnAddress,
      scope: [...scopes].join(' '),
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      // With `max_age` the answer tells when they signed in, too.
      ...(isAnew && { prompt: 'login', max_age: '0' }),
    });
    const kept: z.infer<typeof proof> = { nonce, verifier };
    return { url: browserAddress(url.href), proof: JSON.stringify(kept) };
  } catch (error) {
    throw oidcFault(error);
  }
}

interface OidcReturn {
  readonly secret: string;
  readonly state: string;
  /** Values that the sign-in began with: nonce and verifier, as JSON. */
  readonly proof: string;
  readonly returnAddress: string;
  /** The query that the browser came back with. */
  readonly query: string;
}

export interface OidcArrival {
  readonly identity: Identity;
  /** Token for signing out there (OpenID Connect RP-Initiated Logout 1.0). */
  readonly idToken: string;
  /** Name of the session with the provider (`sid`); '' where it tells none. */
  readonly providerSession: string;
  /** Sign-in there (`auth_time`, reported at `iat`); null where it reports none. */
  readonly report: SignInReport | null;
}

/** Finds out who came back. The library checks signature, issuer, audience, times and nonce of the token. */
export async function endOidc(
  deps: OidcDeps,
  provider: Provider,
  { secret, state, proof: kept, returnAddress, query }: OidcReturn,
): Promise<OidcArrival> {
  try {
    const configuration = await configurationOf(deps, provider, secret);
    const { nonce, verifier } = proof.parse(JSON.parse(kept));
    const current = new URL(returnAddress);
    current.search = query;
    const tokens = await client.authorizationCodeGrant(configuration, current, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('no ID token');
    const more = configuration.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : {};
    const all: Readonly<Record<string, unknown>> = { ...more, ...claims };
    const isVouchedFor = provider.vouches_for_email || all['email_verified'] === true;
    const { sid } = claims as { readonly sid?: unknown };
    return {
      identity: readIdentity(provider, claims.sub, claimReaderOf(all), isVouchedFor),
      idToken: tokens.id_token ?? '',
      providerSession: typeof sid === 'string' ? sid : '',
      report: reportIn(claims),
    };
  } catch (error) {
    throw oidcFault(error);
  }
}

function reportIn({ auth_time: time, iat }: client.IDToken): SignInReport | null {
  const [signedInAt, reportedAt] = [instantOf(time), instantOf(iat)];
  return signedInAt && reportedAt && { signedInAt, reportedAt };
}

/** Seconds since 1970, as claims have them; null for any other value. */
function instantOf(seconds: unknown): Temporal.Instant | null {
  if (typeof seconds !== 'number' || !(Math.abs(seconds) < 1e11)) return null;
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(seconds * 1000));
}

/** Makes the address at which the session with the provider is ended; null where it has no such page. */
export async function oidcSignOutAddress(
  deps: OidcDeps,
  provider: Provider,
  { secret, idToken, returnAddress }: { secret: string; idToken: string; returnAddress: string },
): Promise<string | null> {
  const configuration = await configurationOf(deps, provider, secret);
  if (!configuration.serverMetadata().end_session_endpoint) return null;
  const url = client.buildEndSessionUrl(configuration, {
    id_token_hint: idToken,
    post_logout_redirect_uri: returnAddress,
  });
  return browserAddress(url.href);
}
