import { randomInt } from 'node:crypto';
import type { endpoints } from '@estante/contract';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { isLocalPasswords, readSettings } from '../institution/index.ts';
import { counterOf } from './attempt-counter.ts';
import { placeOf, refuseMore, tryFrom } from './limit-attempts.ts';
import { findLogin, foldUsername, type Login } from './login-repository.ts';
import { findOwner, refuseNewPassword, replacePassword } from './new-password.ts';
import { hashPassword } from './password.ts';
import { checkPassword, type SignInDeps } from './sign-in.ts';

/** Signs of a temporary password, without those that are taken for others when they are read aloud or from paper. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Makes a password of sixty bits or so, in groups that are easily typed: 'k7mf-3qpr-9wza'. */
export function makeTemporaryPassword(): string {
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return [group(), group(), group()].join('-');
}

/** Replaces a temporary password. A right one opens nothing: `checkPassword` says that it is to be replaced. */
export function replaceTemporaryPassword(
  deps: SignInDeps,
): UseCase<typeof endpoints.replaceTemporaryPassword> {
  const { db, clock } = deps;
  return async (
    { params: { user }, body: { senha, senhaNova } },
    { device, limiter, language },
  ) => {
    if (!isLocalPasswords(await readSettings(db))) return refuse(403, 'RecursoDesativado');
    const username = foldUsername(user);
    const login = await findLogin(db, username);
    const place = placeOf(await counterOf(db, login, username, device), limiter);
    const found =
      (await refuseMore(place, 'signIn')) ??
      (await tryFrom(place, 'wrongPassword', () =>
        tryTemporary(deps, { login, username, password: senha, device }),
      ));
    if ('refusal' in found) return found;
    const owner = await findOwner(db, found.id);
    if (!owner) return refuse(401, 'UsuarioOuSenhaIncorreta');
    const broken = await refuseNewPassword(db, owner, senhaNova, { field: 'senhaNova', language });
    if (broken) return broken;
    const hash = await hashPassword(senhaNova);
    const change = { kind: 'password-changed', hash, keptSession: null, language } as const;
    await db.transaction().execute((trx) => replacePassword(trx, clock, owner, change));
    return { status: 200, body: {} };
  };
}

type PasswordAttempt = Parameters<typeof checkPassword>[1];

/**
 * Checks a temporary password. A password of its owner's own is answered as a wrong one: they sign in to replace it.
 */
async function tryTemporary(deps: SignInDeps, shown: PasswordAttempt): Promise<Login | Refusal> {
  const refusal = await checkPassword(deps, shown);
  if (shown.login && refusal?.refusal === 'SenhaProvisoria') return shown.login;
  return refusal ?? refuse(401, 'UsuarioOuSenhaIncorreta');
}
