import { randomBytes } from 'node:crypto';
import type { Db } from '@estante/database';
import type { Clock } from '../../platform/clock.ts';
import type { Network } from '../../endpoint/network.ts';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import { readSettings, refuseBlocked } from '../institution/index.ts';
import { recordEvent } from './audit.ts';
import { refuseCaptcha, type CaptchaDeps } from './captcha.ts';
import { placeOf, refuseMore, tryFrom } from './from-network.ts';
import { findLogin, foldUsername, rememberDevice, type Login } from './login-repository.ts';
import { hashPassword, isSamePassword, verifyPassword } from './password.ts';
import { startSession, type StartedSession } from './session-repository.ts';
import { holdLogin } from './standing.ts';
import { countAttempt, counterOf, deviceHash, forgetAttempts } from './sign-in-attempts.ts';

export interface SignInDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** A password that lets nobody in, whoever has it: one that everybody knows. */
  readonly refusedPassword: string | null;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** The number this browser bears, or null. */
  readonly device: string | null;
}

interface SignInTry extends Credentials {
  readonly network: Network;
  /** The answer to a captcha, where one is asked for. */
  readonly captcha: string | undefined;
}

export interface SignedIn extends StartedSession {
  readonly device: string;
}

/** Checked where there is no such login, so that both take as long. */
const nobodysPassword = hashPassword(randomBytes(32).toString('base64'));

/** A person's way in. Answers for known and unknown user names are alike in shape and time. */
export async function signIn(
  deps: SignInDeps & CaptchaDeps,
  { username, password, device, network, captcha }: SignInTry,
): Promise<SignedIn | Refusal> {
  const typed = foldUsername(username);
  if (typed === '' || password.trim() === '') return refuse(400, 'credential_missing');
  const login = await findLogin(deps.db, typed);
  const place = placeOf(await counterOf(deps.db, login, typed, device), network);
  const refusedThere = await refuseMore(place, 'signIn');
  if (refusedThere) return refusedThere;
  const typedOf = { login, typed, password, device, captcha };
  return tryFrom(place, 'wrongPassword', () => enter(deps, typedOf));
}

interface TypedEntry extends Omit<SignInTry, 'username' | 'network'> {
  readonly login: Login | null;
  readonly typed: string;
}

async function enter(
  deps: SignInDeps & CaptchaDeps,
  { login, typed, password, device, captcha }: TypedEntry,
): Promise<SignedIn | Refusal> {
  const { db, clock } = deps;
  const unproven = await refuseCaptcha(deps, captcha);
  if (unproven) return unproven;
  const refusal = await checkPassword(deps, { login, username: typed, password, device });
  // Where there is no login, the password was refused.
  if (refusal || !login) return refusal ?? wrong(db);
  const now = clock.now();
  const kept = device ?? randomBytes(16).toString('base64url');
  return db.transaction().execute(async (trx) => {
    // Looking at a password takes long enough for it to be changed meanwhile.
    const held = await holdLogin(trx, login);
    if (held?.passwordHash !== login.passwordHash) return wrong(trx);
    await rememberDevice(trx, login.id, deviceHash(kept), new Date(now.epochMilliseconds));
    await recordEvent(trx, clock, { kind: 'signed-in', loginId: login.id });
    return { ...(await startSession(trx, login, now)), device: kept };
  });
}

/** Why this password does not open this login, or null; wrong ones are counted. */
export function checkPassword(
  deps: SignInDeps,
  { login, username, password, device }: Credentials & { readonly login: Login | null },
): Promise<Refusal | null> {
  const isRight = async () => {
    const hash = login?.passwordHash ?? (await nobodysPassword);
    const isSame = await verifyPassword(hash, password);
    return isSame && !isSamePassword(password, deps.refusedPassword);
  };
  return checkTry(deps, { login, username, device, isRight });
}

interface Try extends Pick<Credentials, 'username' | 'device'> {
  readonly login: Login | null;
  readonly isRight: () => Promise<boolean>;
}

/** Why what was shown does not open this login, or null; wrong tries are counted. */
export async function checkTry(
  { db, clock }: SignInDeps,
  { login, username, device, isRight }: Try,
): Promise<Refusal | null> {
  const counter = await counterOf(db, login, username, device);
  const attempt = await countAttempt(db, counter, clock.now());
  if (attempt.kind !== 'allowed') return tooMany(db, attempt);
  const isPassed = await isRight();
  if (!login || !isPassed) {
    const loginId = login?.id ?? null;
    await recordEvent(db, clock, { kind: 'sign-in-refused', loginId });
    if (attempt.isLast) await recordEvent(db, clock, { kind: 'sign-in-blocked', loginId });
    return wrong(db);
  }
  await forgetAttempts(db, counter);
  if (login.hasEnded) return refuse(422, 'VinculoEncerrado');
  return login.isBlocked ? refuseBlocked(db) : null;
}

async function tooMany(
  db: Db,
  { kind, seconds }: { readonly kind: string; readonly seconds: number },
): Promise<Refusal> {
  const refusal =
    kind === 'blocked'
      ? await refuseBlocked(db)
      : refuse(429, 'MuitasTentativas', { segundos: seconds });
  return { ...refusal, retryAfter: seconds };
}

/** In the words of the institution, which may call a user name by another name. */
async function wrong(db: Db): Promise<Refusal> {
  const { loginLabel: label } = await readSettings(db);
  return label
    ? refuse(401, 'UsuarioOuSenhaIncorretaCustom', { user: label })
    : refuse(401, 'UsuarioOuSenhaIncorreta');
}
