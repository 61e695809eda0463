import { type Db, type Safe, secretName } from '@estante/database';

export async function findFactor(db: Db, personId: number) {
  const row = await db
    .selectFrom('second_factor')
    .select(['secret', 'confirmed_at'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the person has a device that shows codes, or a passkey that signs. */
export async function hasFactor(db: Db, personId: number): Promise<boolean> {
  const [factor, passkey] = await Promise.all([
    findFactor(db, personId),
    db.selectFrom('passkey').select('id').where('person_id', '=', personId).executeTakeFirst(),
  ]);
  return !!factor?.confirmed_at || passkey !== undefined;
}

export function openFactor(safe: Safe, personId: number, secret: string): Buffer {
  return safe.open(secret, secretName.secondFactor(personId));
}

/**
 * Writes a second factor that is begun, in place of one begun before; false where one is in use.
 */
export async function writeFactor(
  db: Db,
  safe: Safe,
  personId: number,
  plain: Buffer,
): Promise<boolean> {
  const secret = safe.seal(plain, secretName.secondFactor(personId));
  const row = await db
    .insertInto('second_factor')
    .values({ person_id: personId, secret, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ secret, last_step: 0 })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the code of a step; false where one as late was taken before, or the secret is another by now. */
export async function takeStep(
  db: Db,
  personId: number,
  secret: string,
  step: number,
): Promise<boolean> {
  const row = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('secret', '=', secret)
    .where('last_step', '<', String(step))
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Puts a second factor in use from now on; false where the secret is another by now, or in use
 * before.
 */
export async function confirmFactor(
  trx: Db,
  personId: number,
  secret: string,
  at: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('second_factor')
    .set({ confirmed_at: at })
    .where('person_id', '=', personId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the person: until the transaction ends nobody else adds to what they come in by. */
export async function lockFactors(trx: Db, personId: number): Promise<void> {
  const person = trx.selectFrom('person').select('id').where('id', '=', personId);
  await person.forNoKeyUpdate().execute();
}

export async function deleteFactor(db: Db, personId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('second_factor')
    .where('person_id', '=', personId)
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the codes to keep of a person without another second factor: by themselves they stand for nothing. */
export async function deleteLoneKeys(trx: Db, personId: number): Promise<void> {
  if (await hasFactor(trx, personId)) return;
  await trx.deleteFrom('second_factor_key').where('person_id', '=', personId).execute();
}

/** Deletes all that a person shows beside their password; false where there is nothing. */
export async function deleteFactors(trx: Db, personId: number): Promise<boolean> {
  const had = await hasFactor(trx, personId);
  await deleteFactor(trx, personId);
  await trx.deleteFrom('passkey').where('person_id', '=', personId).execute();
  await trx.deleteFrom('passkey_challenge').where('person_id', '=', personId).execute();
  await deleteLoneKeys(trx, personId);
  return had;
}
