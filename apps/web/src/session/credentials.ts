import type { Output } from '../api/api.ts';

/** Tokens that a person is signed in by. */
export interface Credentials {
  readonly accessToken: string;
  /** Refresh token, to be used once, for the next pair. */
  readonly refreshToken: string;
}

/** Tokens as the server gives them. */
export type Tokens = Pick<Output<'issueToken'>, 'access_token' | 'refresh_token'>;

export function credentialsOf({ access_token, refresh_token = '' }: Tokens): Credentials {
  return { accessToken: access_token, refreshToken: refresh_token };
}

/** Person who has signed in, and their permissions. */
export type Person = Pick<Output<'getPerson'>, 'user' | 'authPermissions'>;

/** Kept session: in the tab alone, or in the browser if the person stays signed in. */
export interface Authentication {
  readonly credentials: Credentials;
  readonly person: Person;
}

/** Claims of an access token about itself. The server alone decides whether they are true. */
export interface TokenFacts {
  /** Session it belongs to; '' for the public token. */
  readonly session: string;
  /** Moment of issue, in seconds since 1970. */
  readonly issuedAt: number;
  readonly endsAt: number;
}

/** Reads the claims of a JSON Web Token (RFC 7519, section 3); null for any other text. */
export function readToken(token: string): TokenFacts | null {
  try {
    const bytes = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const claims = JSON.parse(bytes) as { session?: unknown; iat?: unknown; exp?: unknown };
    const { session = '', iat, exp } = claims;
    if (typeof session !== 'string' || typeof iat !== 'number' || typeof exp !== 'number')
      return null;
    return { session, issuedAt: iat, endsAt: exp };
  } catch {
    return null;
  }
}

export function sessionOf({ accessToken }: Credentials): string {
  return readToken(accessToken)?.session ?? '';
}

/** Whether `other` are later tokens of the same session. */
export function isNewer(other: Credentials, than: Credentials): boolean {
  const [a, b] = [readToken(other.accessToken), readToken(than.accessToken)];
  return a !== null && b !== null && a.session === b.session && a.issuedAt > b.issuedAt;
}

/** Whether a value is a kept session: a storage may contain any text. */
export function isAuthentication(value: unknown): value is Authentication {
  const { credentials, person } = (value ?? {}) as Partial<Authentication>;
  return (
    typeof credentials?.accessToken === 'string' &&
    typeof credentials.refreshToken === 'string' &&
    typeof person?.user?.nome_pessoa === 'string' &&
    Array.isArray(person.authPermissions)
  );
}
