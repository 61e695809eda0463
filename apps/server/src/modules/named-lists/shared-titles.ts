import type { Db } from '@estante/database';
import { sha256 } from '../../platform/digest.ts';
import { findSharedList } from './share-repository.ts';

/** Whether this is the code of a list that anybody may see. */
export async function isShared(db: Db, code: string): Promise<boolean> {
  return (await findSharedList(db, sha256(code))) !== undefined;
}

/**
 * The titles of a list that staff show to everybody, in its order, for as long as its link leads to it. Reads
 * nothing of the reader, so that the front page is kept: `is_closed` tells whether they are blocked or gone.
 */
export async function findSharedTitles(db: Db, code: string): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('named_list_title as e')
    .innerJoin('named_list as l', 'l.id', 'e.list_id')
    .innerJoin('title as t', 't.id', 'e.title_id')
    .select('e.title_id')
    .where('t.withdrawn_at', 'is', null)
    .where('l.share_hash', '=', sha256(code))
    .where('l.is_closed', '=', false)
    .orderBy('e.position')
    .orderBy('e.title_id')
    .execute();
  return rows.map(({ title_id }) => title_id);
}
