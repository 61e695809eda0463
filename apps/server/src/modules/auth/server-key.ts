import { createHmac, randomBytes } from 'node:crypto';
import { type Db, type Safe, secretName } from '@estante/database';

export interface KeyDeps {
  readonly db: Db;
  readonly safe: Safe;
}

/** A key of the installation for one purpose, made on its first use and shared by its servers. */
export async function loadServerKey({ db, safe }: KeyDeps, purpose: string): Promise<Buffer> {
  const name = secretName.serverKey(purpose);
  await db
    .insertInto('server_key')
    .values({ purpose, value: Buffer.from(safe.seal(randomBytes(32), name)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('server_key')
    .select('value')
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
  return safe.open(value.toString('latin1'), name);
}

export function hmac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
