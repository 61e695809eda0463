import { randomBytes } from 'node:crypto';
import { temporaryPasswordDays } from '@estante/contract';
import type { Db } from '@estante/database';
import type { Clock } from '../../platform/clock.ts';
import type { RateLimiter } from '../../endpoint/rate-limiter.ts';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import { readSettings, refuseBlocked, refuseTries } from '../institution/index.ts';
import { counterOf, deviceHash } from './attempt-counter.ts';
import { recordEvent } from './audit.ts';
import { refuseCaptcha, type CaptchaDeps } from './captcha.ts';
import { placeOf, refuseMore, tryFrom } from './limit-attempts.ts';
import { findLogin, foldUsername, rememberDevice, type Login } from './login-repository.ts';
import { isKeptHere } from './kept-here.ts';
import type { OutsidePasswords, OutsideTry } from './outside-passwords.ts';
import { hashPassword, isSamePassword, verifyTyped } from './password.ts';
import { refuseFactor, type ShownFactor } from './second-factor/check-code.ts';
import { startSession, type StartedSession } from './session-repository.ts';
import { lockLogin } from './standing.ts';
import { countAttempt, forgetAttempts, pardonAttempt } from './sign-in-attempts.ts';

export interface SignInDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** A password that lets nobody in, since everybody knows it. */
  readonly refusedPassword: string | null;
  readonly outsidePasswords?: OutsidePasswords;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** The number this browser bears, or null. */
  readonly device: string | null;
}

interface SignInTry extends Credentials {
  /** The second factor that is shown, where the person has one. */
  readonly shown: ShownFactor;
  /** Origin at which the site was asked for. */
  readonly origin: string;
  readonly limiter: RateLimiter;
  /** The answer to a captcha, where one is asked for. */
  readonly captcha: string | undefined;
}

export interface SignedIn extends StartedSession {
  readonly device: string;
}

/** Hash that is checked where there is no such login, so that both take as long. */
const nobodysPassword = hashPassword(randomBytes(32).toString('base64'));

/** Signs a person in. Answers for known and unknown user names are alike in shape and time. */
export async function signIn(
  deps: SignInDeps & CaptchaDeps,
  { username, password, limiter, ...more }: SignInTry,
): Promise<SignedIn | Refusal> {
  const typed = foldUsername(username);
  if (typed === '' || password.trim() === '') return refuse(400, 'credential_missing');
  const login = await findLogin(deps.db, typed);
  const place = placeOf(await counterOf(deps.db, login, typed, more.device), limiter);
  const refusedThere = await refuseMore(place, 'signIn');
  if (refusedThere) return refusedThere;
  const typedOf = { ...more, login, typed, password };
  return tryFrom(place, 'wrongPassword', () => enter(deps, typedOf));
}

interface TypedCredentials extends Omit<SignInTry, 'username' | 'limiter'> {
  readonly login: Login | null;
  readonly typed: string;
}

async function enter(
  deps: SignInDeps & CaptchaDeps,
  { login, typed, password, device, captcha, shown, origin }: TypedCredentials,
): Promise<SignedIn | Refusal> {
  const unproven = await refuseCaptcha(deps, captcha);
  if (unproven) return unproven;
  const found = await findByTry(deps, {
    login,
    username: typed,
    device,
    find: async () => {
      const right = await findTyped(deps, { login, username: typed, password });
      if (!right || 'refusal' in right) return right;
      // A wrong code counts as a wrong password does.
      return (await refuseFactor(deps, { personId: right.personId, origin }, shown)) ?? right;
    },
  });
  return 'refusal' in found ? found : begin(deps, found, device);
}

async function begin(
  { db, clock }: SignInDeps,
  login: Login,
  device: string | null,
): Promise<SignedIn | Refusal> {
  const now = clock.now();
  const kept = device ?? randomBytes(16).toString('base64url');
  return db.transaction().execute(async (trx) => {
    // Looking at a password takes long enough for it to be changed meanwhile.
    const locked = await lockLogin(trx, login);
    if (locked?.passwordHash !== login.passwordHash) return wrong(trx);
    await rememberDevice(trx, login.id, deviceHash(kept), new Date(now.epochMilliseconds));
    await recordEvent(trx, clock, { kind: 'signed-in', loginId: login.id });
    return { ...(await startSession(trx, login, now)), device: kept };
  });
}

/** Refuses a password that does not open this login; else null. Wrong ones are counted. */
export function checkPassword(
  deps: SignInDeps,
  { login, username, password, device }: Credentials & { readonly login: Login | null },
): Promise<Refusal | null> {
  const find = () => findByPassword(deps, { login, username, password });
  return refusalOf(findByTry(deps, { login, username, device, find }));
}

/** The login that a user name and a password open, or why they open none; wrong ones are counted. */
export function openLogin(
  deps: SignInDeps,
  { login, username, password, device }: Credentials & { readonly login: Login | null },
): Promise<Login | Refusal> {
  const find = () => findTyped(deps, { login, username, password });
  return findByTry(deps, { login, username, device, find });
}

/**
 * The login of the user name, where its own password was typed; else the login that others, who keep passwords, say it
 * opens.
 */
async function findTyped(
  deps: SignInDeps,
  { login, username, password }: OutsideTry & { readonly login: Login | null },
): Promise<Login | Refusal | null> {
  if (await isOwnPassword(deps, login, password)) return login;
  return findOutside(deps, { username, password, login: null });
}

/** Finds the login that a password kept by others opens: such a password was not given by the staff here. */
async function findOutside(deps: SignInDeps, tried: OutsideTry): Promise<Login | Refusal | null> {
  const found = await deps.outsidePasswords?.(tried);
  if (!found || 'refusal' in found) return found ?? null;
  return { ...found, temporarySince: null };
}

/**
 * The login itself where the password opens it, kept here or by an institution; a refusal where the institution does
 * not answer.
 */
export async function findByPassword(
  deps: SignInDeps,
  { login, username, password }: OutsideTry & { readonly login: Login | null },
): Promise<Login | Refusal | null> {
  if (await isOwnPassword(deps, login, password)) return login;
  const found = await findOutside(deps, { username, password, login });
  if (found && 'refusal' in found) return found.status === away ? found : null;
  // A password kept outside proves the person whom the provider names.
  return login && found?.personId === login.personId ? { ...login, temporarySince: null } : null;
}

/** Status where the keeper of a password does not say whether it is right. */
const away = 503;

/** Whether the password is the one that is kept here, and opens anything. */
async function isOwnPassword(
  { db, refusedPassword }: SignInDeps,
  login: Login | null,
  password: string,
): Promise<boolean> {
  const hash = login?.passwordHash ?? (await nobodysPassword);
  const isSame = await verifyTyped(hash, password);
  if (!isSame || isSamePassword(password.trim(), refusedPassword)) return false;
  return isKeptHere(await readSettings(db), login);
}

interface Try extends Pick<Credentials, 'username' | 'device'> {
  readonly login: Login | null;
}

/** Refuses a try whose proof does not open this login; else null. Wrong tries are counted. */
export async function checkTry(
  deps: SignInDeps,
  { isRight, ...tried }: Try & { readonly isRight: () => Promise<boolean | Refusal> },
): Promise<Refusal | null> {
  const find = async () => {
    const right = await isRight();
    if (typeof right !== 'boolean') return right;
    return right ? tried.login : null;
  };
  return refusalOf(findByTry(deps, { ...tried, find }));
}

async function refusalOf(trying: Promise<Login | Refusal>): Promise<Refusal | null> {
  const found = await trying;
  return 'refusal' in found ? found : null;
}

/** The login that what was shown opens, or why it opens none; wrong tries are counted. */
async function findByTry(
  { db, clock }: SignInDeps,
  { login, username, device, find }: Try & { find: () => Promise<Login | Refusal | null> },
): Promise<Login | Refusal> {
  const counter = await counterOf(db, login, username, device);
  const attempt = await countAttempt(db, counter, clock.now());
  if (attempt.kind !== 'allowed') return tooMany(db, attempt);
  const found = await find();
  if (!found || hasRunOut(found, clock)) {
    const loginId = login?.id ?? null;
    await recordEvent(db, clock, { kind: 'sign-in-refused', loginId });
    if (attempt.isLast) await recordEvent(db, clock, { kind: 'sign-in-blocked', loginId });
    return wrong(db);
  }
  if ('refusal' in found) {
    if (found.status === away) await pardonAttempt(db, counter, await mayBeKeptHere(db, login));
    return found;
  }
  await forgetAttempts(db, counter);
  const closed = refuseClosed(found);
  if (closed) return closed;
  return found.temporarySince ? refuse(422, 'SenhaProvisoria') : found;
}

/** Refuses a login that has ended or is blocked; else null. */
export function refuseClosed(login: Login): Refusal | null {
  if (login.hasEnded) return refuse(422, 'VinculoEncerrado');
  return login.isBlocked ? refuseBlocked(login.blockedUntil) : null;
}

/** Whether a password of ours may have been tried, which was looked at and is a wrong one then. */
async function mayBeKeptHere(db: Db, login: Login | null): Promise<boolean> {
  return login !== null && isKeptHere(await readSettings(db), login);
}

/** A password that the staff gave is good for some days. */
function hasRunOut(found: Login | Refusal, clock: Clock): boolean {
  if ('refusal' in found || !found.temporarySince) return false;
  const days = (clock.now().epochMilliseconds - found.temporarySince.getTime()) / 86_400_000;
  return days > temporaryPasswordDays;
}

async function tooMany(
  db: Db,
  { kind, seconds }: { readonly kind: string; readonly seconds: number },
): Promise<Refusal> {
  const refusal =
    kind === 'blocked'
      ? await refuseTries(db)
      : refuse(429, 'MuitasTentativas', { segundos: seconds });
  return { ...refusal, retryAfter: seconds };
}

/** Refusal of a wrong password, by the institution's own word for a user name where it has one. */
async function wrong(db: Db): Promise<Refusal> {
  const { loginLabel: label } = await readSettings(db);
  return label
    ? refuse(401, 'UsuarioOuSenhaIncorretaCustom', { user: label })
    : refuse(401, 'UsuarioOuSenhaIncorreta');
}
