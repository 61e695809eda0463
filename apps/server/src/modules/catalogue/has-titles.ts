import type { Db } from '@estante/database';

/** Whether there is anything to be found. */
export async function hasTitles(db: Db): Promise<boolean> {
  return (await db.selectFrom('title').select('id').limit(1).executeTakeFirst()) !== undefined;
}
