import type { Db } from '@estante/database';

/** Ends a link: nobody comes in by it from now on, and its sessions are over. */
export async function endLogin(trx: Db, loginId: number, at: Date): Promise<void> {
  await trx.updateTable('login').set({ ended_at: at }).where('id', '=', loginId).execute();
  await trx
    .updateTable('session')
    .set({ ended_at: at })
    .where('login_id', '=', loginId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Revives a link that had ended; its sessions are not begun again. */
export async function reviveLogin(trx: Db, loginId: number): Promise<void> {
  await trx.updateTable('login').set({ ended_at: null }).where('id', '=', loginId).execute();
}

/** Whether a link is there and has not ended. */
export async function isLoginAlive(db: Db, loginId: number): Promise<boolean> {
  const row = await db
    .selectFrom('login')
    .select('id')
    .where('id', '=', loginId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
