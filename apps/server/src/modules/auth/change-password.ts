import type { endpoints } from '@estante/contract';
import { refuse } from '../../http/refusal.ts';
import type { UseCase } from '../../http/register-endpoint.ts';
import { findOwnLogin } from './login-repository.ts';
import { findOwner, refuseNewPassword, replacePassword } from './new-password.ts';
import { hashPassword } from './password.ts';
import { checkPassword, type SignInDeps } from './sign-in.ts';

/** Wrong present passwords are counted like those of a sign-in: a token found opens no guessing. */
export function changePassword(deps: SignInDeps): UseCase<typeof endpoints.changePassword> {
  const { db, clock } = deps;
  return async ({ body: { senhaAtual, senhaNova } }, { person, device, language }) => {
    const login = await findOwnLogin(db, person.personId, person.loginId);
    const owner = await findOwner(db, person.loginId);
    if (!login || !owner) return refuse(401, 'SessaoExpirada');
    const credentials = { login, username: login.username, password: senhaAtual, device };
    const refusal = await checkPassword(deps, credentials);
    // 401 would say that the session is over.
    if (refusal) return refusal.status === 401 ? refuse(422, 'SenhaAtualIncorreta') : refusal;
    const broken = await refuseNewPassword(db, owner, senhaNova, { field: 'senhaNova', language });
    if (broken) return broken;
    const hash = await hashPassword(senhaNova);
    const keptSession = person.sessionId;
    await db.transaction().execute((trx) =>
      replacePassword(trx, clock, owner, {
        kind: 'password-changed',
        hash,
        keptSession,
        language,
      }),
    );
    return { status: 200, body: {} };
  };
}
