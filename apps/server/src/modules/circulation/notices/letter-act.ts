import { randomBytes } from 'node:crypto';
import type { LetterActKind } from '@estante/database';
import { isSameSecret, sha256 } from '../../../platform/digest.ts';
import { hmac, loadServerKey, type KeyDeps } from '../../auth/index.ts';
import { dateOf } from '../facts/index.ts';

/** Days for which an address in a letter is good. */
export const letterActDays = 7;

const purpose = 'letter-act';

interface ActFacts {
  readonly personId: number;
  readonly act: LetterActKind;
  /** Hold that the act is about; null where it is about none. */
  readonly holdId: number | null;
}

/** The code of a new address. It is nowhere but in the letter: a hash of it is kept. */
export async function writeLetterAct(
  deps: KeyDeps,
  facts: ActFacts,
  now: Temporal.Instant,
): Promise<string> {
  const nonce = randomBytes(16).toString('base64url');
  const code = await codeOf(deps, nonce, facts);
  await deps.db
    .insertInto('letter_act')
    .values({
      code_hash: sha256(code),
      person_id: facts.personId,
      act: facts.act,
      hold_id: facts.holdId,
      made_at: dateOf(now),
      expires_at: dateOf(now.add({ hours: letterActDays * 24 })),
    })
    .execute();
  return code;
}

/** The row of a code that was signed for just this person, act and hold; null for any other. */
export async function findLetterAct(deps: KeyDeps, code: string) {
  const row = await deps.db
    .selectFrom('letter_act')
    .select(['id', 'person_id as personId', 'act', 'hold_id as holdId'])
    .select(['expires_at as expiresAt', 'used_at as usedAt'])
    .where('code_hash', '=', sha256(code))
    .executeTakeFirst();
  if (!row) return null;
  const [nonce = ''] = code.split('.', 1);
  return isSameSecret(code, await codeOf(deps, nonce, row)) ? row : null;
}

/** Uses an address up; false where somebody has, or its time is over. */
export async function takeLetterAct(
  { db }: Pick<KeyDeps, 'db'>,
  id: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const row = await db
    .updateTable('letter_act')
    .set({ used_at: dateOf(now) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', dateOf(now))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives an address back, where nothing came of its use. */
export async function giveBackLetterAct({ db }: Pick<KeyDeps, 'db'>, id: string): Promise<void> {
  await db.updateTable('letter_act').set({ used_at: null }).where('id', '=', id).execute();
}

async function codeOf(
  deps: KeyDeps,
  nonce: string,
  { personId, act, holdId }: ActFacts,
): Promise<string> {
  const key = await loadServerKey(deps, purpose);
  return `${nonce}.${hmac(key, `${purpose} ${nonce} ${personId} ${act} ${holdId ?? ''}`)}`;
}
