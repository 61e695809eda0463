import { sitePath, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../http/refusal.ts';
import type { UseCase } from '../../http/register-endpoint.ts';
import { recordEvent } from './audit.ts';
import { findOwnLogin } from './login-repository.ts';
import { endSession, startSession } from './session-repository.ts';
import { checkPassword } from './sign-in.ts';
import { bearer, type TokenDeps } from './issue-token.ts';

/**
 * Another login of the same person, with tokens of its own. The password is asked for again:
 * whoever finds a browser open does not get further than that login.
 */
export function switchLogin(deps: TokenDeps): UseCase<typeof endpoints.switchLogin> {
  return async ({ body: { codigo, base, senha } }, { person, device }) => {
    const { db, clock, tokens } = deps;
    const login = await findOwnLogin(db, person.personId, codigo);
    if (!login) return refuse(404, 'NaoEncontrado');
    const refusal = await checkPassword(deps, {
      login,
      username: login.username,
      password: senha,
      device,
    });
    if (refusal) return refusal;
    const now = clock.now();
    const { session, refreshToken } = await db.transaction().execute(async (trx: Db) => {
      await endSession(trx, person.sessionId, new Date(now.epochMilliseconds));
      await recordEvent(trx, clock, { kind: 'login-switched', loginId: login.id });
      return startSession(trx, login, now);
    });
    const body = { ...bearer(await tokens.issuePersonal(session)), refresh_token: refreshToken };
    return { status: 200, body: { ...body, url: sitePath(base) } };
  };
}
