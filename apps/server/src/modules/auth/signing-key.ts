import { type Safe, secretName } from '@estante/database';
import { randomUUID } from 'node:crypto';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';
import { sql } from 'kysely';
import { z } from 'zod';
import type { KeyDeps } from './server-key.ts';

/** EdDSA keys (Ed25519) shared by every server through the database. */
export interface SigningKeys {
  readonly id: string;
  readonly privateKey: CryptoKey;
  readonly publicKeys: ReadonlyMap<string, CryptoKey>;
}

/** Loads the keys of this installation, made on its first start. */
export async function loadSigningKeys({ db, safe }: KeyDeps): Promise<SigningKeys> {
  const rows = await db.transaction().execute(async (trx) => {
    await sql`lock table signing_key in exclusive mode`.execute(trx);
    const found = await trx
      .selectFrom('signing_key')
      .selectAll()
      .orderBy('created_at', 'desc')
      .execute();
    if (found.length > 0) return found;
    const made = await newKey(safe);
    return trx.insertInto('signing_key').values(made).returningAll().execute();
  });
  const [newest] = rows;
  if (!newest) throw new Error('no signing key');
  const publicKeys = new Map<string, CryptoKey>();
  for (const row of rows) {
    const { d: _secret, ...publicJwk } = openKey(row, safe);
    publicKeys.set(row.id, await importKey(publicJwk));
  }
  return { id: newest.id, privateKey: await importKey(openKey(newest, safe)), publicKeys };
}

const sealedKey = z.string();
const jwkMembers = z.record(z.string(), z.string());

function openKey(row: { readonly id: string; readonly private_jwk: unknown }, safe: Safe) {
  const text = safe.open(sealedKey.parse(row.private_jwk), secretName.signingKey(row.id));
  return jwkMembers.parse(JSON.parse(text.toString()));
}

async function newKey(safe: Safe): Promise<{ id: string; private_jwk: string }> {
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const id = await calculateJwkThumbprint(jwk).catch(() => randomUUID());
  return { id, private_jwk: sealKey(id, jwk, safe) };
}

/** Seals a key as the table keeps it. */
export function sealKey(id: string, jwk: JWK, safe: Safe): string {
  const text = Buffer.from(JSON.stringify(jwk));
  return JSON.stringify(safe.seal(text, secretName.signingKey(id)));
}

async function importKey(jwk: Record<string, string>): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'EdDSA');
  if (key instanceof Uint8Array) throw new Error('a signing key is symmetric');
  return key;
}
