import { activities, type Language } from '@estante/contract';
import type { Db, Role } from '@estante/database';
import type { Refusal } from '../../endpoint/refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  deleteFactors,
  endAllSessions,
  findLogin,
  findOwner,
  foldUsername,
  forgetAttemptsOf,
  hashPassword,
  recordEvent,
  refuseNewPassword,
  replacePassword,
} from '../auth/index.ts';
import { switchOff } from '../institution/index.ts';
import { lockAdministrators } from '../staff-access/index.ts';
import { addAdministrator, placeFirstLibrary } from './administrator-repository.ts';

/** Parts that an operator's acts at the terminal are made with. */
export interface AdminDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly language: Language;
}

/** A name in the phrases under `admin.problems`. */
export type AdminProblem =
  | 'noUser'
  | 'takenUser'
  | 'noLibrary'
  | 'lastAdministrator'
  | 'wrongUser'
  | 'endedUser'
  | 'noSecondFactor'
  | 'noCaptcha';

export type AdminOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'problem'; readonly problem: AdminProblem }
  | { readonly kind: 'password'; readonly sentences: readonly string[] };

const done = { kind: 'done' } as const;
const problem = (name: AdminProblem) => ({ kind: 'problem', problem: name }) as const;

export interface AdministratorEntry {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Code of their library; of a network without libraries it becomes the first. */
  readonly library: string;
}

export async function createAdministrator(
  { db, clock, language }: AdminDeps,
  entry: AdministratorEntry,
): Promise<AdminOutcome> {
  const username = foldUsername(entry.username);
  if (!/^\S{3,50}$/u.test(username)) return problem('wrongUser');
  const { name, email, password } = entry;
  const owner = { personId: 0, name };
  const refusal = await refuseNewPassword(db, owner, password, { field: 'senha', language });
  if (refusal) return sentencesOf(refusal);
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    await lockAdministrators(trx);
    if (await findLogin(trx, username)) return problem('takenUser');
    const libraryId = await placeFirstLibrary(trx, entry.library);
    if (libraryId === null) return problem('noLibrary');
    const person = { name, email, username, passwordHash, libraryId, language };
    const loginId = await addAdministrator(trx, person);
    await recordEvent(trx, clock, { kind: 'administrator-added', loginId });
    return done;
  });
}

/**
 * Sets a password: ends its owner's sessions and lifts what stands in the way of signing in; its owner is told by
 * letter.
 */
export async function setPassword(
  { db, clock, language }: AdminDeps,
  username: string,
  password: string,
): Promise<AdminOutcome> {
  const login = await findLogin(db, foldUsername(username));
  const owner = login && (await findOwner(db, login.id));
  if (!owner) return problem('noUser');
  const refusal = await refuseNewPassword(db, owner, password, { field: 'senha', language });
  if (refusal) return sentencesOf(refusal);
  const hash = await hashPassword(password);
  const change = { kind: 'password-changed', hash, keptSession: null, language } as const;
  await db.transaction().execute((trx) => replacePassword(trx, clock, owner, change));
  return done;
}

/** Changes a role; a network always keeps somebody who administers it. */
export async function changeRole(
  { db, clock }: AdminDeps,
  username: string,
  role: Role,
): Promise<AdminOutcome> {
  return db.transaction().execute(async (trx) => {
    const administrators = await lockAdministrators(trx);
    const login = await findLogin(trx, foldUsername(username));
    if (!login) return problem('noUser');
    if (login.hasEnded) return problem('endedUser');
    const isLast = administrators.length === 1 && administrators[0] === login.id;
    if (isLast && role !== 'administrator') return problem('lastAdministrator');
    await trx
      .updateTable('login')
      .set({ role, staff_role_id: null })
      .where('id', '=', login.id)
      .execute();
    const details = { from: login.role, to: role };
    await recordEvent(trx, clock, { kind: 'role-changed', loginId: login.id, details });
    return done;
  });
}

/** Takes back a block by the library, and one for too many wrong passwords. */
export async function unlockLogin(
  { db, clock }: AdminDeps,
  username: string,
): Promise<AdminOutcome> {
  return db.transaction().execute(async (trx) => {
    const login = await findLogin(trx, foldUsername(username));
    if (!login) return problem('noUser');
    const free = { is_blocked: false, block_reason: '', blocked_until: null };
    await trx.updateTable('login').set(free).where('id', '=', login.id).execute();
    await forgetAttemptsOf(trx, login.personId);
    const details = { login: login.id };
    const { personId } = login;
    await recordEvent(trx, clock, { kind: 'access-unblocked', loginId: null, personId, details });
    return done;
  });
}

/**
 * Removes the second factor of a person who has lost device and codes: they sign in by their password, and set another
 * up.
 */
export async function removeSecondFactor(
  { db, clock }: AdminDeps,
  username: string,
): Promise<AdminOutcome> {
  return db.transaction().execute(async (trx) => {
    const login = await findLogin(trx, foldUsername(username));
    if (!login) return problem('noUser');
    if (!(await deleteFactors(trx, login.personId))) return problem('noSecondFactor');
    await recordEvent(trx, clock, { kind: 'second-factor-removed', loginId: login.id });
    return done;
  });
}

/** Lets people sign in whom a captcha keeps out, such as one whose provider does not answer. */
export async function switchCaptchaOff({ db, clock }: AdminDeps): Promise<AdminOutcome> {
  const wasOn = await switchOff({ db, clock, record: recordEvent }, activities.loginCaptcha);
  return wasOn ? done : problem('noCaptcha');
}

/** Ends the sessions of everybody. Returns their number. */
export async function signOutAll({ db, clock }: Pick<AdminDeps, 'db' | 'clock'>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const sessions = await endAllSessions(trx, new Date(clock.now().epochMilliseconds));
    const details = { sessions };
    await recordEvent(trx, clock, { kind: 'everybody-signed-out', loginId: null, details });
    return sessions;
  });
}

function sentencesOf({ fields = [] }: Refusal): AdminOutcome {
  return { kind: 'password', sentences: fields.map(({ mensagem }) => mensagem) };
}
