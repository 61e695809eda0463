import { randomUUID } from 'node:crypto';
import type { PlaceName } from '@estante/contract';
import { SignJWT } from 'jose';
import type { Clock } from '../../platform/clock.ts';

/** Seconds within which a reader has to arrive. */
const life = 60;

/**
 * A JSON Web Token (RFC 7519) under the secret shared with the place, HS256: `aud` is the place's
 * name, `sub` what it knows the reader by, `jti` is other each time, so that it takes each once.
 */
export function placeToken(
  name: PlaceName,
  secret: Buffer,
  { reader, clock }: { readonly reader: string; readonly clock: Clock },
): Promise<string> {
  const now = Math.floor(clock.now().epochMilliseconds / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('estante')
    .setAudience(name)
    .setSubject(reader)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + life)
    .sign(secret);
}
