import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import type { SigningKeys } from './signing-key.ts';

/** Life of an access token, in seconds. */
export const accessTokenLife = 600;

const issuer = 'estante';

/** Who a token stands for. The public token stands for an anonymous visitor and opens nothing private. */
export interface TokenBearer {
  readonly kind: 'anonymous';
}

export type TokenVerifier = (token: string) => Promise<TokenBearer | null>;

export interface Tokens {
  issuePublic(): Promise<string>;
  /** Null where the token is forged, expired or of another kind. */
  readonly verify: TokenVerifier;
}

export function createTokens(keys: SigningKeys, clock: Clock): Tokens {
  return {
    issuePublic: () => {
      const now = Math.floor(clock.now().epochMilliseconds / 1000);
      return new SignJWT({ kind: 'public' })
        .setProtectedHeader({ alg: 'EdDSA', kid: keys.id })
        .setIssuer(issuer)
        .setIssuedAt(now)
        .setExpirationTime(now + accessTokenLife)
        .sign(keys.privateKey);
    },
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => keyOf(keys, kid), {
          issuer,
          algorithms: ['EdDSA'],
          currentDate: new Date(clock.now().epochMilliseconds),
          requiredClaims: ['exp', 'kind'],
        });
        return payload['kind'] === 'public' ? { kind: 'anonymous' } : null;
      } catch {
        return null;
      }
    },
  };
}

function keyOf(keys: SigningKeys, id: string | undefined) {
  const key = keys.publicKeys.get(id ?? '');
  if (!key) throw new Error('unknown key');
  return key;
}
