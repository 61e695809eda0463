import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { PersonalSession, TokenVerifier } from '../../endpoint/session.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SigningKeys } from './signing-key.ts';

/** Life of an access token, in seconds. */
export const accessTokenLife = 600;

const issuer = 'estante';

export interface Tokens {
  issuePublic(): Promise<string>;
  issuePersonal(session: Omit<PersonalSession, 'kind'>): Promise<string>;
  /** Null where the token is forged, expired or of another kind. */
  readonly verify: TokenVerifier;
  /** Issues a token that opens nothing by itself: it names a row that is good once. */
  issueRedirect(id: string): Promise<string>;
  /** Reads the row that a redirect token names; null where it is forged, expired or of another kind. */
  readRedirect(token: string): Promise<string | null>;
}

/** Seconds for which a redirect token is good. */
export const redirectTokenLife = 60;

const redirectClaims = z.object({ kind: z.literal('redirect'), jti: z.uuid() });

const claims = z.union([
  z.object({ kind: z.literal('public') }).transform(() => ({ kind: 'anonymous' }) as const),
  z
    .object({
      kind: z.literal('person'),
      sub: z.string().regex(/^\d{1,10}$/),
      login: z.number().int(),
      session: z.uuid(),
    })
    .transform(({ kind, sub, login, session }) => ({
      kind,
      personId: Number(sub),
      loginId: login,
      sessionId: session,
    })),
]);

export function createTokens(keys: SigningKeys, clock: Clock): Tokens {
  const sign = (token: SignJWT, life = accessTokenLife) => {
    const now = Math.floor(clock.now().epochMilliseconds / 1000);
    return token
      .setProtectedHeader({ alg: 'EdDSA', kid: keys.id })
      .setIssuer(issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + life)
      .sign(keys.privateKey);
  };
  const read = async (token: string): Promise<unknown> => {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => keyOf(keys, kid), {
        issuer,
        algorithms: ['EdDSA'],
        currentDate: new Date(clock.now().epochMilliseconds),
        requiredClaims: ['exp', 'kind'],
      });
      return payload;
    } catch {
      return null;
    }
  };
  return {
    issuePublic: () => sign(new SignJWT({ kind: 'public' })),
    issuePersonal: ({ personId, loginId, sessionId }) =>
      sign(
        new SignJWT({ kind: 'person', login: loginId, session: sessionId }).setSubject(
          String(personId),
        ),
      ),
    verify: async (token) => claims.safeParse(await read(token)).data ?? null,
    issueRedirect: (id) => sign(new SignJWT({ kind: 'redirect' }).setJti(id), redirectTokenLife),
    readRedirect: async (token) => redirectClaims.safeParse(await read(token)).data?.jti ?? null,
  };
}

function keyOf(keys: SigningKeys, id: string | undefined) {
  const key = keys.publicKeys.get(id ?? '');
  if (!key) throw new Error('unknown key');
  return key;
}
