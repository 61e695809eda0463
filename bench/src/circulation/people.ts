import { argon2Sync } from 'node:crypto';
import type { Site } from './site.ts';

/** Password of every person. */
export const password = 'uma senha bem comprida';

/**
 * Hash of a password, at the least cost there is: thousands of sign-ins would measure nothing but
 * the hash.
 */
export function cheapHash(message: string): string {
  const nonce = Buffer.from('benchbenchbench!');
  const cost = { parallelism: 1, tagLength: 32, memory: 8, passes: 1 };
  const tag = argon2Sync('argon2id', { message, nonce, ...cost });
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=8,t=1,p=1$${text(nonce)}$${text(tag)}`;
}

export interface Person {
  readonly id: number;
  /** Text in the name, address and user name of this person, and of no other. */
  readonly mark: string;
  readonly loginId: number;
  readonly username: string;
  /** Number of the person's second link, with another unit. */
  readonly otherLoginId: number;
}

interface PeopleOrder {
  readonly role: 'patron' | 'staff';
  readonly count: number;
  readonly libraryId: number;
  readonly otherLibraryId: number;
}

/** Marks of people in a text. */
export function marksIn(text: string): readonly string[] {
  return text.toLowerCase().match(/(?:patron|staff)z\d+z/g) ?? [];
}

export async function writePeople(
  pool: Site['pool'],
  wanted: PeopleOrder,
): Promise<readonly Person[]> {
  const { role, count, libraryId, otherLibraryId } = wanted;
  const category = role === 'patron' ? 'GRA' : 'FUN';
  const { rows } = await pool.query<Person>(
    `with numbered as (
       select $1::text || 'z' || n || 'z' as mark from generate_series(1, $2::integer) n
     ), person as (
       insert into person (name, emails, password_hash)
       select initcap(mark) || ' da Silva', array[mark || '@example.org'], $3 from numbered
       returning id, split_part(emails[1], '@', 1) as mark
     ), category as (
       select id from patron_category where code = $4
     ), first as (
       insert into login (person_id, username, library_id, role, category_id)
       select p.id, mark, $5, $1, c.id from person p, category c returning id, person_id
     ), second as (
       insert into login (person_id, username, library_id, role, category_id)
       select p.id, mark || '.2', $6, $1, c.id from person p, category c returning id, person_id
     )
     select p.id, p.mark, f.id as "loginId", p.mark as username, s.id as "otherLoginId"
     from person p join first f on f.person_id = p.id join second s on s.person_id = p.id
     order by p.id`,
    [role, count, cheapHash(password), category, libraryId, otherLibraryId],
  );
  return rows;
}
