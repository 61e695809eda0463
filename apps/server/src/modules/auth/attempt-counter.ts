import type { Db } from '@estante/database';
import { sha256 } from '../../platform/digest.ts';

/** Key by which tries are counted: a user name with a browser known to it, or with all others together. */
export interface Counter {
  readonly username: string;
  readonly device: Buffer;
}

/** Whether the browser has signed in before: then it is not counted with its network. */
export function isKnownBrowser({ device }: Counter): boolean {
  return device.length > 0;
}

/** Finds the key to count a try by; a browser that is not known to the login has no number in it. */
export async function counterOf(
  db: Db,
  login: { readonly id: number; readonly username: string } | null,
  typed: string,
  device: string | null,
): Promise<Counter> {
  const username = login?.username ?? typed;
  const unknown = { username, device: Buffer.alloc(0) };
  if (device === null) return unknown;
  const hash = deviceHash(device);
  const known = await db
    .selectFrom('known_device')
    .select('login_id')
    .where('login_id', '=', login?.id ?? 0)
    .where('device', '=', hash)
    .executeTakeFirst();
  return known ? { username, device: hash } : unknown;
}

/** SHA-256 of a browser's number. */
export function deviceHash(device: string): Buffer {
  return sha256(device);
}
