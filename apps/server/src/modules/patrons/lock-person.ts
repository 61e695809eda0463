import type { Db } from '@estante/database';

/**
 * Holds a person for the rest of the transaction, so that what counts against a limit of theirs is
 * counted by one at a time. False where there is no such person any more.
 */
export async function lockPerson(trx: Db, personId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
