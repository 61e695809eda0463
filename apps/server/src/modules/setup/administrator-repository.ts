import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { Language } from '@estante/contract';

/** Whether anybody administers the network: it is set up from then on. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select exists (
    select from login where role = 'administrator' and ended_at is null) as there`.execute(db);
  return rows[0]?.there ?? false;
}

export interface NewAdministrator {
  readonly name: string;
  readonly email: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly libraryId: number;
  /** In which letters to them are written. */
  readonly language: Language;
}

/** The number of their login. */
export async function addAdministrator(trx: Db, entry: NewAdministrator): Promise<number> {
  const { name, email, passwordHash: password_hash, language } = entry;
  const person = await trx
    .insertInto('person')
    .values({ name, emails: email === '' ? [] : [email], password_hash, language })
    .returning('id')
    .executeTakeFirstOrThrow();
  const category = await trx
    .selectFrom('patron_category')
    .select('id')
    .where('code', '=', 'FUN')
    .executeTakeFirst();
  const login = await trx
    .insertInto('login')
    .values({
      person_id: person.id,
      username: entry.username,
      library_id: entry.libraryId,
      role: 'administrator',
      category_id: category?.id ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return login.id;
}
