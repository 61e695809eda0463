import type { AuthorityType } from '@estante/marc';
import { formKey, type HeadingForm, type TitleHeading } from './headings.ts';
import type { Transaction } from './transaction.ts';

/** The first form of a heading stays, until an authority record gives the established one. */
export async function ensureHeadings(
  transaction: Transaction,
  headings: readonly HeadingForm[],
): Promise<void> {
  const distinct = distinctForms(headings);
  if (distinct.length === 0) return;
  await transaction.query(
    `insert into heading (type, key, text)
      select n.type, n.key, n.text from unnest($1::text[], $2::text[], $3::text[]) as n (type, key, text)
      where not exists (select from heading h where h.type = n.type and h.key = n.key)
      on conflict do nothing`,
    columnsOf(distinct),
  );
}

/** Gives headings their established form. */
export async function establishHeadings(
  transaction: Transaction,
  headings: readonly HeadingForm[],
): Promise<ReadonlyMap<string, number>> {
  const distinct = distinctForms(headings);
  await ensureHeadings(transaction, distinct);
  await transaction.query(
    `update heading h set text = n.text
      from unnest($1::text[], $2::text[], $3::text[]) as n (type, key, text)
      where h.type = n.type and h.key = n.key and h.text <> n.text`,
    columnsOf(distinct),
  );
  const rows = await transaction.query<{ id: number; type: AuthorityType; key: string }>(
    `select h.id, h.type, h.key from unnest($1::text[], $2::text[]) as n (type, key)
      join heading h on h.type = n.type and h.key = n.key`,
    columnsOf(distinct).slice(0, 2),
  );
  return new Map(rows.map((row) => [formKey(row), row.id]));
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
  const rows = titles.flatMap(({ id, headings }) => headings.map((h) => ({ id, ...h })));
  if (rows.length === 0) return;
  await ensureHeadings(transaction, rows);
  await transaction.query(
    `insert into title_heading (title_id, relation, position, heading_id, roles)
      select n.title_id, n.relation, n.position, h.id,
        case when n.roles = '' then '{}' else string_to_array(n.roles, ' ') end
      from unnest($1::integer[], $2::text[], $3::smallint[], $4::text[], $5::text[], $6::text[])
        as n (title_id, relation, position, type, key, roles)
      join heading h on h.type = n.type and h.key = n.key`,
    [
      rows.map(({ id }) => id),
      rows.map(({ relation }) => relation),
      rows.map(({ position }) => position),
      rows.map(({ type }) => type),
      rows.map(({ key }) => key),
      rows.map(({ roles }) => roles.join(' ')),
    ],
  );
}

export async function replaceTitleHeadings(
  transaction: Transaction,
  titles: readonly FiledTitle[],
): Promise<void> {
  if (titles.length === 0) return;
  await transaction.query('delete from title_heading where title_id = any($1)', [
    titles.map(({ id }) => id),
  ]);
  await insertTitleHeadings(transaction, titles);
}
