import type { Db } from '@estante/database';

export interface Passkey {
  readonly id: number;
  readonly credential: string;
  readonly publicKey: Buffer;
  readonly signatures: number;
  readonly transports: string[];
  readonly host: string;
  readonly name: string;
  readonly madeAt: Date;
  readonly usedAt: Date | null;
}

/** Passkeys of a person, the oldest first. */
export async function listPasskeys(db: Db, personId: number): Promise<readonly Passkey[]> {
  const rows = await db
    .selectFrom('passkey')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    credential: row.credential,
    publicKey: row.public_key,
    signatures: Number(row.signature_count),
    transports: row.transports,
    host: row.host,
    name: row.name,
    madeAt: row.made_at,
    usedAt: row.used_at,
  }));
}

/** A passkey as it is written, before it is used. */
export type NewPasskey = Omit<Passkey, 'id' | 'usedAt'>;

/** Writes a passkey; false where its credential is registered already, for any person. */
export async function writePasskey(trx: Db, personId: number, made: NewPasskey): Promise<boolean> {
  const row = await trx
    .insertInto('passkey')
    .values({
      person_id: personId,
      credential: made.credential,
      public_key: made.publicKey,
      signature_count: made.signatures,
      transports: made.transports,
      host: made.host,
      name: made.name,
      made_at: made.madeAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a signature; false where the count of signatures has moved since it was read. */
export async function takeSignature(
  db: Db,
  { id, signatures }: Pick<Passkey, 'id' | 'signatures'>,
  next: number,
  at: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('passkey')
    .set({ signature_count: next, used_at: at })
    .where('id', '=', id)
    .where('signature_count', '=', String(signatures))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function namePasskey(db: Db, personId: number, id: number, name: string) {
  const row = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deletePasskey(trx: Db, personId: number, id: number): Promise<boolean> {
  const row = await trx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
