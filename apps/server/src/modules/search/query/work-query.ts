import type { Db } from '@estante/database';
import { workKey } from '@estante/marc';
import type { Query } from '@estante/search-engine';
import { findTitles, type TitleRow } from '../../catalogue/index.ts';

/** The editions of a title's work, itself among them; of one that tells no work it alone. */
export function workQuery({ id, description }: Pick<TitleRow, 'id' | 'description'>): Query {
  return { kind: 'work', work: workKey(description) || String(id) };
}

/** The work of a title by the title's number, which may be none. */
export async function editionsQuery(db: Db, id: number | undefined): Promise<Query | null> {
  if (id === undefined) return null;
  const [title] = await findTitles(db, [id]);
  return title ? workQuery(title) : { kind: 'work', work: String(id) };
}
