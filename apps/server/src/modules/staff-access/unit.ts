import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';

export interface Unit {
  readonly id: number;
  readonly name: string;
}

/** Login of the staff that asks, and the language in which it is answered. */
export interface Sight {
  readonly db: Db;
  readonly loginId: number;
  /** Language in which names are told. */
  readonly language: Language;
}

/** The unit whose things a login of the staff acts on; null: those of all, for administrators. */
export async function findUnit({ db, loginId, language }: Sight): Promise<Unit | null> {
  const row = await db
    .selectFrom('login as l')
    .innerJoin('library as u', 'u.id', 'l.library_id')
    .select(['u.id', nameIn('u', language).as('name')])
    .where('l.id', '=', loginId)
    .where('l.role', '<>', 'administrator')
    .executeTakeFirst();
  return row ?? null;
}

/**
 * A condition of SQL: the library of the column is that of the asker's unit, or the asker is an
 * administrator. What another unit's staff see is not there.
 */
export function isSeenBy(loginId: number, libraryColumn: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from login as asker where asker.id = ${loginId}
      and (asker.role = 'administrator' or asker.library_id = ${sql.ref(libraryColumn)}))`;
}

/** Whether there is such a library, and the login of the staff acts for it. */
export async function isOwnLibrary(
  { db, loginId }: Pick<Sight, 'db' | 'loginId'>,
  id: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('library as b')
    .select('b.id')
    .where('b.id', '=', id)
    .where(isSeenBy(loginId, 'b.id'))
    .executeTakeFirst();
  return row !== undefined;
}

export function presentUnit(unit: Unit | null) {
  return unit && { cod_biblioteca: unit.id, desc_biblioteca: unit.name };
}
