import { argon2Sync } from 'node:crypto';
import type { Db, Role } from '@estante/database';
import type { InjectOptions } from 'fastify';
import { webClient } from '@estante/contract';
import type { TestApp } from './test-app.ts';

export const password = 'uma senha bem comprida';

/** Hash of a password, at the least cost there is: a test has no secret to keep. */
export function hashOf(message: string): string {
  const nonce = Buffer.from('testtesttesttest');
  const cost = { parallelism: 1, tagLength: 32, memory: 8, passes: 1 };
  const tag = argon2Sync('argon2id', { message, nonce, ...cost });
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=8,t=1,p=1$${text(nonce)}$${text(tag)}`;
}

/** People of the tests, by user name; `ana` has a second login, `ana.saude`; `fabio` comes last. */
export const people = ['ana', 'bruno', 'clara', 'davi', 'elisa'] as const;
export type Username = (typeof people)[number] | 'ana.saude' | 'fabio';

export const roles: Readonly<Record<(typeof people)[number] | 'fabio', Role>> = {
  ana: 'patron',
  bruno: 'patron',
  clara: 'teacher',
  davi: 'staff',
  elisa: 'administrator',
  fabio: 'staff',
};

/** Numbers follow the order of `people`, from 1; all belong to the first library. */
export async function writePeople(db: Db): Promise<void> {
  for (const username of people) {
    const { id } = await db
      .insertInto('person')
      .values({
        name: `${username[0]?.toUpperCase()}${username.slice(1)} de Teste`,
        emails: [`${username}@example.org`],
        password_hash: hashOf(password),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('login')
      .values({ person_id: id, username, library_id: 1, ...standing(roles[username]) })
      .execute();
  }
  const second = { person_id: 1, username: 'ana.saude', library_id: 3, ...standing('patron') };
  await db.insertInto('login').values(second).execute();
  await writeStaffOfAnotherUnit(db);
}

/** The patron categories that migrations write, in their order. */
export const categories = { GRA: 1, POS: 2, DOC: 3, FUN: 4, VIS: 5 } as const;

function standing(role: Role) {
  const category_id =
    role === 'patron' ? categories.GRA : role === 'teacher' ? categories.DOC : categories.FUN;
  return { role, category_id };
}

/** `fabio` works in another library than the others. */
async function writeStaffOfAnotherUnit(db: Db): Promise<void> {
  const { id } = await db
    .insertInto('person')
    .values({ name: 'Fabio de Teste', password_hash: hashOf(password) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const login = { person_id: id, username: 'fabio', library_id: 3, ...standing(roles.fabio) };
  await db.insertInto('login').values(login).execute();
}

/** Readers `leitor0`, `leitor1` and so on, whose password costs little to look at. */
export async function writeReaders(db: Db, count: number): Promise<void> {
  const password_hash = hashOf(password);
  const names = Array.from({ length: count }, (_, at) => `leitor${at}`);
  const readers = await db
    .insertInto('person')
    .values(names.map((name) => ({ name, password_hash })))
    .returning(['id', 'name'])
    .execute();
  const link = { library_id: 1, ...standing('patron') };
  await db
    .insertInto('login')
    .values(readers.map(({ id, name }) => ({ person_id: id, username: name, ...link })))
    .execute();
}

/** Opens accounts again that were closed, with all links that people have at first. */
export async function reopenAccounts({ db }: Pick<TestApp, 'db'>): Promise<void> {
  const closed = await db
    .selectFrom('person')
    .select('id')
    .where('closed_at', 'is not', null)
    .execute();
  for (const { id } of closed) {
    const username = people[id - 1] ?? 'fabio';
    const set = {
      name: `${username[0]?.toUpperCase()}${username.slice(1)} de Teste`,
      emails: [`${username}@example.org`],
      password_hash: hashOf(password),
      receives_mail: true,
      history_days: null,
      closed_at: null,
    };
    await db.updateTable('person').set(set).where('id', '=', id).execute();
    const alive = { is_blocked: false, ended_at: null, ...standing(roles[username]) };
    await db
      .updateTable('login')
      .set({ username, ...alive })
      .where('id', '=', id)
      .execute();
    if (id !== 1) continue;
    const second = { username: 'ana.saude', ...alive };
    await db.updateTable('login').set(second).where('id', '=', 6).execute();
  }
}

/** The code that `insertRecoveryCode` and `writeRecoveryCode` give. */
export const recoveryCode = '01234567';

/** A code was mailed to `ana`, whose password is the one of the tests, and was no other before. */
export async function writeRecoveryCode({ db, clock }: TestApp): Promise<void> {
  await db.deleteFrom('previous_password').execute();
  await db.deleteFrom('recovery_code').execute();
  await db
    .updateTable('person')
    .set({ password_hash: hashOf(password) })
    .where('id', '=', 1)
    .execute();
  await insertRecoveryCode({ db, clock }, 'ana');
}

/** A code was mailed just now to the person who asked for this user name in no known browser. */
export async function insertRecoveryCode(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  username: string,
): Promise<void> {
  await db
    .insertInto('recovery_code')
    .values({
      username,
      device: Buffer.alloc(0),
      code_hash: hashOf(recoveryCode),
      issued_at: new Date(clock.now().epochMilliseconds),
      used_at: null,
    })
    .execute();
}

/** A header with which a call is made by this person. */
export async function as(server: TestApp, username: Username) {
  const login = await server.db
    .selectFrom('login')
    .select(['id', 'person_id'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const sessionId = await openSession(server, login.id);
  const token = await server.tokens.issuePersonal({
    personId: login.person_id,
    loginId: login.id,
    sessionId,
  });
  return { authorization: `Bearer ${token}` };
}

/** The session that `as` gives to a login: always the same, open again if it had ended. */
export async function openSession({ db, clock }: TestApp, loginId: number): Promise<string> {
  const id = `00000000-0000-4000-8000-${String(loginId).padStart(12, '0')}`;
  const started_at = new Date(clock.now().epochMilliseconds);
  const ends_at = new Date('2100-01-01');
  await db
    .insertInto('session')
    .values({ id, login_id: loginId, started_at, ends_at, ended_at: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ended_at: null }))
    .execute();
  return id;
}

/** A request for tokens as the pages send it. */
export function tokenCall(
  fields: Readonly<Record<string, string>>,
  options: InjectOptions = {},
): InjectOptions {
  const client = { client_id: webClient.id, client_secret: webClient.secret };
  const payload = { ...client, ...fields };
  return { method: 'POST', url: '/api/oauth/token', payload, ...options };
}
