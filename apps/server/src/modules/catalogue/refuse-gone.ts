import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';

/** No such title; of one that was there, what it was called, so that it can be looked for. */
export async function refuseGone(db: Db, id: number): Promise<Refusal> {
  const row = await db
    .selectFrom('gone_title')
    .select('title')
    .where('id', '=', id)
    .executeTakeFirst();
  return refuse(404, 'AcervoNaoEncontrado', { id, ...(row && { titulo: row.title }) });
}
