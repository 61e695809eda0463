import { formKey, type TitleHeading } from '../preparing/headings.ts';
import { arrayText, copyLine, type Queries, type Transaction } from '../database/transaction.ts';
import { deleteUnused } from './unused-headings.ts';
import { ensureHeadings } from './heading-repository.ts';

/** A title and the headings it is filed under. */
export interface FiledTitle {
  readonly id: number;
  readonly headings: readonly TitleHeading[];
}

/** Files titles that had no headings yet. */
export async function insertTitleHeadings(
  transaction: Transaction,
  titles: readonly FiledTitle[],
): Promise<void> {
  const numbers = await ensureHeadings(
    transaction,
    titles.flatMap(({ headings }) => headings),
  );
  await transaction.copyReferring(
    'title_heading (title_id, relation, position, heading_id, roles)',
    titles.flatMap(({ id, headings }) =>
      headings.map((heading) =>
        copyLine([
          id,
          heading.relation,
          heading.position,
          numbers.get(formKey(heading)) ?? null,
          arrayText(heading.roles),
        ]),
      ),
    ),
  );
}

/** Files titles as they are described now; headings that nothing is left of go. */
export async function replaceTitleHeadings(
  transaction: Transaction,
  titles: readonly FiledTitle[],
): Promise<void> {
  if (titles.length === 0) return;
  const former = await unfileTitles(
    transaction,
    titles.map(({ id }) => id),
  );
  const withdrawn = await transaction.query<{ id: number }>(
    'select title_id as id from title_withdrawal where title_id = any($1)',
    [titles.map(({ id }) => id)],
  );
  // Nothing is filed under the headings of what staff withdrew, until they bring it back.
  const gone = new Set(withdrawn.map(({ id }) => id));
  await insertTitleHeadings(
    transaction,
    titles.filter(({ id }) => !gone.has(id)),
  );
  await deleteUnused(transaction, former);
}

/** Takes titles from the headings that they are filed under; answers these headings. */
export async function unfileTitles(
  transaction: Queries,
  titleIds: readonly number[],
): Promise<number[]> {
  const rows = await transaction.query<{ id: number }>(
    `with gone as (delete from title_heading where title_id = any($1) returning heading_id)
      select distinct heading_id as id from gone`,
    [titleIds],
  );
  return rows.map(({ id }) => id);
}
