import type { Db } from '@estante/database';
import { verifyPassword } from './password.ts';

/** Most answers that are kept; beyond, passwords are tried anew. */
const most = 10_000;

/**
 * Asks whether a person has the password that lets nobody in: their sessions from before it was
 * refused end too. Each hash is tried once, since trying takes long by design.
 */
export function refusedPasswordOf(
  db: Db,
  refusedPassword: string | null,
): (personId: number) => Promise<boolean> {
  const tried = new Map<string, Promise<boolean>>();
  return async (personId) => {
    if (refusedPassword === null) return false;
    const { password_hash: hash } = await db
      .selectFrom('person')
      .select('password_hash')
      .where('id', '=', personId)
      .executeTakeFirstOrThrow();
    const known = tried.get(hash);
    if (known !== undefined) return known;
    if (tried.size >= most) tried.clear();
    const answer = verifyPassword(hash, refusedPassword);
    tried.set(hash, answer);
    return answer;
  };
}
