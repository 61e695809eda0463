import type { Db } from '@estante/database';
import { demoPassword, demoPeople, type DemoLogin, type DemoPerson } from '@estante/database/demo';
import { sql } from 'kysely';
import { hashPassword } from '../modules/auth/index.ts';

/** Writes the demo logins, where nobody has a login yet; to be called for the demo's database alone. */
export async function writePeople(trx: Db): Promise<void> {
  const somebody = await trx.selectFrom('person').select('id').limit(1).executeTakeFirst();
  if (somebody) return;
  const codes = {
    libraries: await idsByCode(trx, 'library'),
    categories: await idsByCode(trx, 'patron_category'),
  };
  for (const person of demoPeople) await writePerson(trx, person, codes);
}

type Ids = ReadonlyMap<string, number>;

async function idsByCode(trx: Db, table: 'library' | 'patron_category'): Promise<Ids> {
  const rows = await trx.selectFrom(table).select(['id', 'code']).execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

async function writePerson(
  trx: Db,
  person: DemoPerson,
  { libraries, categories }: { readonly libraries: Ids; readonly categories: Ids },
): Promise<void> {
  const { name, email, logins, departments = [], professor } = person;
  const { id } = await trx
    .insertInto('person')
    .values({ name, emails: [email], password_hash: await hashPassword(demoPassword) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = logins.map(({ username, library, role, category }) => ({
    person_id: id,
    username,
    role,
    library_id: libraries.get(library) ?? 0,
    category_id: categories.get(category) ?? null,
  }));
  await trx.insertInto('login').values(rows).execute();
  for (const login of logins) await writeStudies(trx, login);
  await writePersonalData(trx, id, person);
  if (professor !== undefined) {
    await trx
      .updateTable('professor')
      .set({ person_id: id })
      .where('code', '=', professor)
      .execute();
  }
  await trx
    .insertInto('person_department')
    .columns(['person_id', 'unit_id'])
    .expression((eb) =>
      eb
        .selectFrom('organizational_unit')
        .select([eb.val(id).as('person_id'), 'id'])
        .where('code', 'in', ['', ...departments]),
    )
    .execute();
}

/** Writes the personal data of a person, and the change to it that they ask of their first library. */
async function writePersonalData(trx: Db, id: number, { data, asksFor }: DemoPerson) {
  if (data) {
    await trx
      .insertInto('personal_data')
      .values({ ...data, person_id: id })
      .execute();
  }
  if (!asksFor) return;
  await sql`insert into personal_data_request (person_id, library_id, changes, language, sent_at)
    select person_id, library_id, ${JSON.stringify(asksFor)}::jsonb, 'pt', date_trunc('milliseconds', now())
    from login where person_id = ${id} order by id limit 1`.execute(trx);
}

/** Writes the courses and disciplines of a login, as far as these exist. */
async function writeStudies(
  trx: Db,
  { username, courses = [], disciplines = [] }: DemoLogin,
): Promise<void> {
  await sql`insert into login_course select l.id, c.id from login l, course c
    where l.username = ${username} and c.code = any(${courses})`.execute(trx);
  await sql`insert into login_discipline select l.id, d.id from login l, discipline d
    where l.username = ${username} and d.code = any(${disciplines})`.execute(trx);
}

/** User names to be told at the start: the first login of each demo person that is still there. */
export async function listDemoLogins(db: Db): Promise<readonly string[]> {
  const names = demoPeople.flatMap(({ logins }) => logins[0]?.username ?? []);
  const rows = await db
    .selectFrom('login')
    .select('username')
    .where('username', 'in', names)
    .execute();
  const found = new Set(rows.map(({ username }) => username));
  return names.filter((name) => found.has(name));
}
