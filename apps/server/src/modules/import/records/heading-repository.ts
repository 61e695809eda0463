import type { AuthorityType } from '@estante/marc';
import { wholeKey } from '../preparing/filing-key.ts';
import { formKey, type HeadingForm } from '../preparing/headings.ts';
import type { Transaction } from '../database/transaction.ts';

/**
 * Numbers of headings by `formKey`; those that are new are made. The first form of a heading stays,
 * until an authority record gives the established one.
 */
export async function ensureHeadings(
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
