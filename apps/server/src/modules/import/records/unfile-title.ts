import type { Db } from '@estante/database';
import { queriesOf } from '../database/as-db.ts';
import { unfileTitles } from './title-heading-repository.ts';
import { deleteUnused } from './unused-headings.ts';

/**
 * Takes a title that staff withdraw from the headings that it is filed under; those that nothing is left of go.
 * Imports are not waited for.
 */
export async function unfileTitle(db: Db, titleId: number): Promise<void> {
  const transaction = queriesOf(db);
  await deleteUnused(transaction, await unfileTitles(transaction, [titleId]));
}
