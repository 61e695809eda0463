import type { HeadingUse } from '@estante/contract';
import type { Db } from '@estante/database';
import { findHeadings } from './find-headings.ts';
import { readTotals } from './totals.ts';
import { readWords } from './words.ts';

export interface FiledHeading {
  readonly id: number;
  readonly text: string;
  /** Number of titles filed under the heading in this way. */
  readonly total: number;
}

/** Most headings that are looked at for those used in this way. */
const looked = 200;

/** Headings by words that are authors, or subjects, of titles. */
export async function findFiledHeadings(
  db: Db,
  text: string,
  use: Exclude<HeadingUse, 'forma'>,
  limit: number,
): Promise<FiledHeading[]> {
  const words = readWords(text);
  if (words === null || words.all === '') return [];
  const headings = await findHeadings(db, { words, type: null }, { offset: 0, limit: looked });
  const totals = await readTotals(
    db,
    headings.map(({ id }) => id),
  );
  return headings
    .map(({ id, text: name }) => ({ id, text: name, total: totals.get(id)?.[`total_${use}`] ?? 0 }))
    .filter(({ total }) => total > 0)
    .slice(0, limit);
}
