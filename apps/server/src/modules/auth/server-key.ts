import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '@estante/database';

/** A key of the installation for one purpose, made on its first start and shared by its servers. */
export async function loadServerKey(db: Db, purpose: string): Promise<Buffer> {
  await db
    .insertInto('server_key')
    .values({ purpose, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('server_key')
    .select('value')
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
  return value;
}

export function hmac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
