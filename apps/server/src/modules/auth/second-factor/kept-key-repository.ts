import { randomBytes } from 'node:crypto';
import type { Db } from '@estante/database';
import { sha256 } from '../../../platform/digest.ts';
import { base32 } from './totp.ts';

/** Codes that are shown once to be kept, and bytes of each. */
const [keptCodes, keptBytes] = [10, 10] as const;

/** Writes codes to keep in place of any before, and returns them: they are told to nobody again. */
export async function writeKeys(trx: Db, personId: number): Promise<string[]> {
  const codes = Array.from({ length: keptCodes }, () => base32(randomBytes(keptBytes)));
  await trx.deleteFrom('second_factor_key').where('person_id', '=', personId).execute();
  await trx
    .insertInto('second_factor_key')
    .values(codes.map((code) => ({ person_id: personId, hash: sha256(code) })))
    .execute();
  return codes.map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-'));
}

/** Uses up one of the codes that a person keeps. */
export async function takeKey(db: Db, personId: number, typed: string): Promise<boolean> {
  const code = typed.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');
  const row = await db
    .deleteFrom('second_factor_key')
    .where('person_id', '=', personId)
    .where('hash', '=', sha256(code))
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Number of codes that a person has not used up. */
export async function countKeys(db: Db, personId: number): Promise<number> {
  const row = await db
    .selectFrom('second_factor_key')
    .select((of) => of.fn.countAll<string>().as('left'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return Number(row.left);
}
