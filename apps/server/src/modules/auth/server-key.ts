import { createHmac, randomBytes } from 'node:crypto';
import { type Db, type Safe, secretName } from '@estante/database';

export interface KeyDeps {
  readonly db: Db;
  readonly safe: Safe;
}

/** Loads the server-wide key for one purpose, made on its first use and shared by the servers. */
export function loadServerKey(deps: KeyDeps, purpose: string): Promise<Buffer> {
  return loadServerSecret(deps, purpose, async () => randomBytes(32));
}

/**
 * Loads the server-wide secret for one purpose that is no random bytes, made on its first use and shared by the
 * servers.
 */
export async function loadServerSecret(
  { db, safe }: KeyDeps,
  purpose: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const name = secretName.serverKey(purpose);
  const find = () =>
    db.selectFrom('server_key').select('value').where('purpose', '=', purpose).executeTakeFirst();
  let found = await find();
  if (!found) {
    // The first key counts where several servers make one at once.
    await db
      .insertInto('server_key')
      .values({ purpose, value: Buffer.from(safe.seal(await make(), name)) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    found = await find();
  }
  if (!found) throw new Error(`the key for ${purpose} is gone`);
  return safe.open(found.value.toString('latin1'), name);
}

export function hmac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
