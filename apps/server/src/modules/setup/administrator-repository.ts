import type { Db, Role } from '@estante/database';
import { sql } from 'kysely';
import type { Language } from '@estante/contract';

/**
 * Whether anybody administers the network, or ever did: it is set up from then on, and by the
 * operator's terminal alone gets another (`npm run admin`).
 */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select exists (
    select from login where role = 'administrator') as there`.execute(db);
  return rows[0]?.there ?? false;
}

export interface NewAdministrator {
  readonly name: string;
  readonly email: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly libraryId: number;
  /** Language in which letters to them are written. */
  readonly language: Language;
}

/** Adds an administrator; returns the number of their login. */
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

/** The library of this code; of a network without libraries it becomes the first. Null: there are others. */
export async function placeFirstLibrary(trx: Db, code: string): Promise<number | null> {
  const found = await trx
    .selectFrom('library')
    .select('id')
    .where(sql`upper(code)`, '=', code.toUpperCase())
    .executeTakeFirst();
  if (found) return found.id;
  const other = await trx.selectFrom('library').select('id').limit(1).executeTakeFirst();
  if (other) return null;
  const campus = await trx
    .insertInto('campus')
    .values({ code: 'SEDE', name: 'Sede' })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ code: 'SEDE' }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const library = await trx
    .insertInto('library')
    .values({ code, name: code, campus_id: campus.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return library.id;
}

export interface StaffLogin {
  readonly username: string;
  readonly role: Role;
  readonly name: string;
  readonly library: string;
  readonly isBlocked: boolean;
}

/** People who work for the network, administrators first. */
export async function listStaffLogins(db: Db): Promise<StaffLogin[]> {
  return db
    .selectFrom('login as l')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .innerJoin('library as b', 'b.id', 'l.library_id')
    .select(['l.username', 'l.role', 'p.name', 'b.code as library', 'l.is_blocked as isBlocked'])
    .where('l.role', 'in', ['administrator', 'staff'])
    .where('l.ended_at', 'is', null)
    .orderBy('l.role')
    .orderBy('l.username')
    .execute();
}

export interface NetworkStatus {
  readonly titles: number;
  readonly copies: number;
  readonly libraries: number;
  readonly people: number;
  readonly administrators: number;
  readonly loans: number;
}

export async function readStatus(db: Db): Promise<NetworkStatus> {
  const { rows } = await sql<NetworkStatus>`select
    (select count(*)::integer from title) as titles,
    (select count(*)::integer from copy where state <> 'withdrawn') as copies,
    (select count(*)::integer from library) as libraries,
    (select count(*)::integer from person) as people,
    (select count(*)::integer from login
      where role = 'administrator' and ended_at is null) as administrators,
    (select count(*)::integer from loan where returned_at is null) as loans`.execute(db);
  const [status] = rows;
  if (!status) throw new Error('counting answers one row');
  return status;
}
