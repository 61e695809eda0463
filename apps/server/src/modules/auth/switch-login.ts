import { sitePath, type endpoints } from '@estante/contract';
import type { Language } from '@estante/contract';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { recordEvent } from './audit.ts';
import { findOwnLogin, findOwnLoginNamed, foldUsername, type Login } from './login-repository.ts';
import { endSession, keepProvider, startSession } from './session-repository.ts';
import { refuseUnproven } from './provider-proof.ts';
import { checkPassword, refuseClosed } from './sign-in.ts';
import { lockLogin } from './standing.ts';
import { bearer, type TokenDeps } from './issue-token.ts';
import type { PersonalSession } from '../../endpoint/session.ts';

/** Switches to another login of the same person, by its number. */
export function switchLogin(deps: TokenDeps): UseCase<typeof endpoints.switchLogin> {
  return async ({ body: { codigo, base, senha } }, { person, device, language }) => {
    const login = await findOwnLogin(deps.db, person.personId, codigo);
    const tokens = await goOnBy(deps, login, { password: senha, device, language, before: person });
    if ('refusal' in tokens) return tokens;
    return { status: 200, body: { ...tokens, url: sitePath(base) } };
  };
}

/** Switches to another login, named by its user name. One of somebody else is answered as one that is not there. */
export function exchangeUser(deps: TokenDeps): UseCase<typeof endpoints.exchangeUser> {
  return async ({ body: { usuario, senha } }, { person, device, language }) => {
    const login = await findOwnLoginNamed(deps.db, person.personId, foldUsername(usuario));
    const tokens = await goOnBy(deps, login, { password: senha, device, language, before: person });
    return 'refusal' in tokens ? tokens : { status: 200, body: tokens };
  };
}

interface Change {
  /** Password; left out by a person who has none, and confirms by a provider instead. */
  readonly password: string | undefined;
  readonly device: string | null;
  readonly language: Language;
  readonly before: PersonalSession;
}

/**
 * Ends the session before and starts one of this login. The password is asked for again, or a confirmation at the
 * provider: a stranger at an open browser gets no further than the login it is open for.
 */
async function goOnBy(deps: TokenDeps, login: Login | null, change: Change) {
  const { db, clock, tokens } = deps;
  const { before } = change;
  if (!login) return refuse(404, 'NaoEncontrado');
  const refusal = await refuseChange(deps, login, change);
  if (refusal) return refusal;
  const now = clock.now();
  const started = await db.transaction().execute(async (trx) => {
    const locked = await lockLogin(trx, login);
    // Looking at a password takes long enough for it to be changed, or for signing out, meanwhile.
    if (locked?.passwordHash !== login.passwordHash) return null;
    const ended = await endSession(trx, before.sessionId, new Date(now.epochMilliseconds));
    if (ended === null) return null;
    await recordEvent(trx, clock, { kind: 'login-switched', loginId: login.id });
    const begun = await startSession(trx, login, now);
    await keepProvider(trx, before.sessionId, begun.session.sessionId);
    return begun;
  });
  if (!started) return refuse(401, 'SessaoExpirada');
  const { session, refreshToken } = started;
  return { ...bearer(await tokens.issuePersonal(session)), refresh_token: refreshToken };
}

async function refuseChange(
  deps: TokenDeps,
  login: Login,
  { password, device, language, before: person }: Change,
): Promise<Refusal | null> {
  if (password === undefined) {
    const missing = { person, field: 'senha', language };
    return (await refuseUnproven(deps, missing)) ?? refuseClosed(login);
  }
  return checkPassword(deps, { login, username: login.username, password, device });
}
