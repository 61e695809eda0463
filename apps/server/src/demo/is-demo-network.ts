import type { Db } from '@estante/database';

/** Setting that is set once every record is in: a load that was cut off goes on at the next start. */
export const loadedKey = 'demoLoaded';

/** Whether this database was made by `loadDemoNetwork`. */
export async function isDemoNetwork(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('institution_setting')
    .select('key')
    .where('key', '=', loadedKey)
    .executeTakeFirst();
  return row !== undefined;
}
