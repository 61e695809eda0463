import { randomUUID } from 'node:crypto';
import type { Db } from '@estante/database';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
} from 'jose';
import { sql } from 'kysely';

/** EdDSA keys (Ed25519) shared by every server through the database. */
export interface SigningKeys {
  readonly id: string;
  readonly privateKey: CryptoKey;
  readonly publicKeys: ReadonlyMap<string, CryptoKey>;
}

/** The keys of this installation, made on its first start. */
export async function loadSigningKeys(db: Db): Promise<SigningKeys> {
  const rows = await db.transaction().execute(async (trx) => {
    await sql`lock table signing_key in exclusive mode`.execute(trx);
    const found = await trx
      .selectFrom('signing_key')
      .selectAll()
      .orderBy('created_at', 'desc')
      .execute();
    if (found.length > 0) return found;
    const made = await newKey();
    return trx.insertInto('signing_key').values(made).returningAll().execute();
  });
  const [newest] = rows;
  if (!newest) throw new Error('no signing key');
  const publicKeys = new Map<string, CryptoKey>();
  for (const { id, private_jwk } of rows) {
    const { d: _secret, ...publicJwk } = private_jwk;
    publicKeys.set(id, await importKey(publicJwk));
  }
  return { id: newest.id, privateKey: await importKey(newest.private_jwk), publicKeys };
}

async function newKey(): Promise<{ id: string; private_jwk: string }> {
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const id = await calculateJwkThumbprint(jwk).catch(() => randomUUID());
  return { id, private_jwk: JSON.stringify(jwk) };
}

async function importKey(jwk: Record<string, string>): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'EdDSA');
  if (key instanceof Uint8Array) throw new Error('a signing key is symmetric');
  return key;
}
