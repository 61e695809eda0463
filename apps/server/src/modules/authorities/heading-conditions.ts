import type { AuthorityType } from '@estante/marc';
import { sql, type RawBuilder } from 'kysely';
import type { TypedWords } from './words.ts';

/** Words and type by which headings are looked for. */
export interface AuthorityQuery {
  readonly words: TypedWords;
  /** Null for every type. */
  readonly type: AuthorityType | null;
}

/** Query that looks for nothing, of every type. */
export const anyHeading: AuthorityQuery = { words: { key: '', all: '', quick: '' }, type: null };

/** SQL of the numbers of headings of which a form not used has the words. */
export function byVariant(sought: AuthorityQuery): RawBuilder<unknown> {
  return sql`select a.heading_id
    from heading_reference r join authority a on a.id = r.authority_id
    where r.relation = 'variant' and ${has(sought, 'r')}`;
}

/** Condition that a heading `h` begins with what was typed: up to the last of all characters. */
export function begins(sought: AuthorityQuery): RawBuilder<unknown> {
  const { key } = sought.words;
  return sql`h.key collate "C" >= ${key} and h.key collate "C" < ${`${key}\u{10ffff}`} and ${ofType(sought, 'h')}`;
}

type Alias = 'h' | 'r';

/**
 * Makes the condition that a row has the words. Those the index does not look for are looked at row by row
 * with `is true`, for which it finds nothing.
 */
export function has(sought: AuthorityQuery, alias: Alias): RawBuilder<unknown> {
  const { quick, all } = sought.words;
  const words = sql.ref(`${alias}.words`);
  if (all === '') return sql`false`;
  const rest = quick === all ? sql`true` : sql`(${words} @@ ${all}::tsquery) is true`;
  return sql`${words} @@ ${quick}::tsquery and ${rest} and ${ofType(sought, alias)}`;
}

/** Condition that a row has the type that is asked for; a form not used has the type of its heading. */
export function ofType({ type }: AuthorityQuery, alias: Alias): RawBuilder<unknown> {
  return type === null ? sql`true` : sql`${sql.ref(`${alias}.type`)} = ${type}`;
}
