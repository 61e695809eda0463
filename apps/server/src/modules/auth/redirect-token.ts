import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { readSettings, refuseBlocked } from '../institution/index.ts';
import { recordEvent } from './audit.ts';
import { takeRedirect, writeRedirect } from './redirect-token-repository.ts';
import { keepProvider, startSession, type StartedSession } from './session-repository.ts';
import type { PersonalSession } from '../../endpoint/session.ts';
import { redirectTokenLife, type Tokens } from './token.ts';

interface RedirectDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly tokens: Tokens;
}

/**
 * Gets the address of the personal area: on this site, or where it lives elsewhere with a token that signs the person
 * in.
 */
export function getAccountAddress(deps: RedirectDeps): UseCase<typeof endpoints.getAccountAddress> {
  return async (_request, { person }) => {
    const { accountUrl } = await readSettings(deps.db);
    if (accountUrl === '') return { status: 200, body: { url: '/meupergamum' } };
    const token = await tokenFor(deps, person);
    if (token === null) return refuse(401, 'SessaoExpirada');
    const url = new URL(accountUrl);
    url.searchParams.set('token', token);
    return { status: 200, body: { url: url.href } };
  };
}

export function issueRedirectToken(
  deps: RedirectDeps,
): UseCase<typeof endpoints.issueRedirectToken> {
  return async (_request, { person }) => {
    const token = await tokenFor(deps, person);
    return token === null
      ? refuse(401, 'SessaoExpirada')
      : { status: 200, body: { token, tte: redirectTokenLife } };
  };
}

/** Makes a token, signed so that nobody guesses at rows; null where the session has ended. */
async function tokenFor({ db, clock, tokens }: RedirectDeps, person: PersonalSession) {
  const id = await writeRedirect(db, person, clock.now());
  return id === null ? null : tokens.issueRedirect(id);
}

/** Starts a session of its own for the bearer of a redirect token: the first who comes. */
export async function enterByRedirect(
  { db, clock, tokens }: RedirectDeps,
  token: string,
): Promise<StartedSession | Refusal> {
  const id = await tokens.readRedirect(token);
  if (id === null) return refuse(401, 'EnderecoDeEntradaInvalido');
  const now = clock.now();
  return db.transaction().execute(async (trx): Promise<StartedSession | Refusal> => {
    const login = await takeRedirect(trx, id, now);
    if (!login) return refuse(401, 'EnderecoDeEntradaInvalido');
    if (login.isBlocked) return refuseBlocked(login.blockedUntil);
    await recordEvent(trx, clock, { kind: 'redirected-in', loginId: login.id });
    const begun = await startSession(trx, login, now);
    await keepProvider(trx, login.sessionId, begun.session.sessionId);
    return begun;
  });
}
