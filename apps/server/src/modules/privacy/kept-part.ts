import type { KeptSection, KeptTable } from '@estante/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Condition on the rows `r` of a table that are a person's. */
export type Ownership = (personId: number) => RawBuilder<SqlBool>;

export const byPerson: Ownership = (id) => sql<SqlBool>`r.person_id = ${id}`;
export const byLogin: Ownership = (id) =>
  sql<SqlBool>`r.login_id in (select id from login where person_id = ${id})`;

/**
 * Fate of the rows when the account is closed. `erased`: they are deleted. `emptied`: they stay and say nothing of
 * anybody, as others refer to them. `history`: made nobody’s, where no debt or suspension is of them. `evidence`: of
 * money and purchases, of a person without a name. `clearance`: anybody who has its code is still told the first name
 * and an initial.
 */
export type AtClosing = 'erased' | 'emptied' | 'history' | 'evidence' | 'clearance';

/** A table that holds something of a person. */
export interface KeptPart {
  /** Its name in the exported file, and of its phrase. */
  readonly name: KeptTable;
  readonly section: KeptSection;
  readonly ownedBy: Ownership;
  /** Values that are told of a row `r`: the name of each, and its SQL. */
  readonly tells: Readonly<Record<string, string>>;
  readonly atClosing: AtClosing;
}

export const title = (id: string) =>
  `(select t.description ->> 'title' from title t where t.id = ${id})`;
export const library = (id: string) => `(select b.name from library b where b.id = ${id})`;
