import type { AuthorityType } from '@estante/marc';
import { wholeKey } from '../preparing/filing-key.ts';
import { formKey, type HeadingForm, type TitleHeading } from '../preparing/headings.ts';
import { arrayText, copyLine, type Queries, type Transaction } from '../database/transaction.ts';
import { deleteUnused } from './unused-headings.ts';

/**
 * Numbers of headings by `formKey`; those that are new are made. The first form of a heading stays,
 * until an authority record gives the established one.
 */
async function ensureHeadings(
  transaction: Transaction,
  headings: readonly HeadingForm[],
): Promise<ReadonlyMap<string, number>> {
  const distinct = distinctForms(headings);
  const known = await findHeadings(transaction, distinct);
  const missing = distinct.filter((heading) => !known.has(formKey(heading)));
  if (missing.length === 0) return known;
  const made = await transaction.query<HeadingRow>(
    `insert into heading (type, key, text, whole_key)
      select * from unnest($1::text[], $2::text[], $3::text[], $4::text[]) on conflict do nothing
      returning id, type, key`,
    [...columnsOf(missing), missing.map(wholeKey)],
  );
  const numbers = new Map([...known, ...numbersOf(made)]);
  // Somebody else may have made one meanwhile.
  const others = missing.filter((heading) => !numbers.has(formKey(heading)));
  return new Map([...numbers, ...(await findHeadings(transaction, others))]);
}

interface HeadingRow {
  readonly id: number;
  readonly type: AuthorityType;
  readonly key: string;
}

function numbersOf(rows: readonly HeadingRow[]): ReadonlyMap<string, number> {
  return new Map(rows.map((row) => [formKey(row), row.id]));
}

async function findHeadings(
  transaction: Transaction,
  headings: readonly HeadingForm[],
): Promise<ReadonlyMap<string, number>> {
  if (headings.length === 0) return new Map();
  const rows = await transaction.query<HeadingRow>(
    `select h.id, h.type, h.key from unnest($1::text[], $2::text[]) as n (type, key)
      join heading h on h.type = n.type and h.key = n.key for key share of h`,
    columnsOf(headings).slice(0, 2),
  );
  return numbersOf(rows);
}

/** Gives headings their established form. */
export async function establishHeadings(
  transaction: Transaction,
  headings: readonly HeadingForm[],
): Promise<ReadonlyMap<string, number>> {
  const numbers = await ensureHeadings(transaction, headings);
  await transaction.query(
    `update heading h set text = n.text
      from unnest($1::text[], $2::text[], $3::text[]) as n (type, key, text)
      where h.type = n.type and h.key = n.key and h.text <> n.text`,
    columnsOf(distinctForms(headings)),
  );
  return numbers;
}

function distinctForms(headings: readonly HeadingForm[]): HeadingForm[] {
  return [...new Map(headings.toReversed().map((heading) => [formKey(heading), heading])).values()];
}

function columnsOf(headings: readonly HeadingForm[]): string[][] {
  return [
    headings.map(({ type }) => type),
    headings.map(({ key }) => key),
    headings.map(({ text }) => text),
  ];
}

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
