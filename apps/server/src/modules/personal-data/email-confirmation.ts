import type { Db } from '@estante/database';
import { isSameSecret } from '../../platform/digest.ts';
import { hmac, loadServerKey, type KeyDeps } from '../auth/index.ts';

/** Hours for which a letter's address is good. */
export const confirmationHours = 72;

const purpose = 'email-confirmation';

/** Addresses of a person that are not confirmed, as long as they can be. */
export function findConfirmations(db: Db, personId: number, now: Temporal.Instant) {
  return db
    .selectFrom('email_confirmation')
    .select(['address', 'expires_at'])
    .where('person_id', '=', personId)
    .where('expires_at', '>', new Date(now.epochMilliseconds))
    .orderBy('id')
    .execute();
}

/** Forgets a person's new addresses: from now on none can be confirmed. Returns whether there was one. */
export async function forgetUnconfirmed(trx: Db, personId: number): Promise<boolean> {
  const gone = await trx
    .deleteFrom('email_confirmation')
    .where('person_id', '=', personId)
    .returning('id')
    .execute();
  return gone.length > 0;
}

interface WantedAddress {
  readonly personId: number;
  readonly address: string;
  readonly replaces: readonly string[];
}

/** The code of a new row: what is signed names the address, and the row is gone after its use. */
export async function writeConfirmation(
  deps: KeyDeps,
  { personId, address, replaces }: WantedAddress,
  now: Temporal.Instant,
): Promise<string> {
  const at = now.epochMilliseconds;
  const times = {
    asked_at: new Date(at),
    expires_at: new Date(at + confirmationHours * 3_600_000),
  };
  const { id } = await deps.db
    .insertInto('email_confirmation')
    .values({ person_id: personId, address, replaces: [...replaces], ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  return codeOf(deps, { id, personId, address });
}

/** The row of a code, held and good at this moment; null for any other. */
export async function takeConfirmation(deps: KeyDeps, code: string, now: Temporal.Instant) {
  const [id = ''] = code.split('.', 1);
  const row = await deps.db
    .deleteFrom('email_confirmation')
    .where('id', '=', Number(id))
    .where('expires_at', '>', new Date(now.epochMilliseconds))
    .returning(['id', 'person_id as personId', 'address', 'replaces'])
    .executeTakeFirst();
  return row && isSameSecret(code, await codeOf(deps, row)) ? row : null;
}

interface SignedAddress {
  readonly id: number;
  readonly personId: number;
  readonly address: string;
}

async function codeOf(deps: KeyDeps, { id, personId, address }: SignedAddress): Promise<string> {
  const key = await loadServerKey(deps, purpose);
  return `${id}.${hmac(key, `${purpose} ${id} ${personId} ${address}`)}`;
}
