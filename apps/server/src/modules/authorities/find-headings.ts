import type { Db } from '@estante/database';
import type { AuthorityQuery } from './heading-conditions.ts';
import { findBegun, findExact, findOthers, readHeadings, type HeadingRow } from './repository.ts';

interface Span {
  readonly offset: number;
  readonly limit: number;
}

/**
 * Headings by words: first those that are just what was typed, then those that begin with it, then
 * all others; each in the order of their texts.
 */
export async function findHeadings(
  db: Db,
  sought: AuthorityQuery,
  { offset, limit }: Span,
): Promise<HeadingRow[]> {
  const reach = offset + limit;
  const exact = sought.words.all === '' ? [] : await findExact(db, sought);
  const leading = [...new Set([...exact, ...(await findBegun(db, sought, reach))])];
  const others =
    leading.length < reach ? await findOthers(db, sought, leading, reach - leading.length) : [];
  return readHeadings(db, [...leading, ...others].slice(offset, reach), sought);
}
