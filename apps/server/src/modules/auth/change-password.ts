import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { PersonalSession } from '../../endpoint/session.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { readSettings } from '../institution/index.ts';
import { confirmPassword } from './confirm-password.ts';
import { isKeptHere } from './kept-here.ts';
import { findOwnLogin } from './login-repository.ts';
import { findOwner, refuseNewPassword, replacePassword, rulesOf } from './new-password.ts';
import { hashPassword } from './password.ts';
import type { SignInDeps } from './sign-in.ts';

export function getPasswordRules(db: Db): UseCase<typeof endpoints.getPasswordRules> {
  return async (_request, { person }) => {
    const owner = await findOwner(db, person.loginId);
    if (!owner) return refuse(401, 'SessaoExpirada');
    if (!(await isChangedHere(db, person))) return refuse(403, 'RecursoDesativado');
    return { status: 200, body: { rules: rulesOf(await readSettings(db)), name: owner.name } };
  };
}

/** Whether the password is changed here: where others keep it, one of ours would open nothing. */
async function isChangedHere(db: Db, { personId, loginId }: PersonalSession): Promise<boolean> {
  return isKeptHere(await readSettings(db), await findOwnLogin(db, personId, loginId));
}

export function changePassword(deps: SignInDeps): UseCase<typeof endpoints.changePassword> {
  const { db, clock } = deps;
  return async ({ body: { senhaAtual, senhaNova } }, { person, device, language }) => {
    const owner = await findOwner(db, person.loginId);
    if (!owner) return refuse(401, 'SessaoExpirada');
    if (!(await isChangedHere(db, person))) return refuse(403, 'RecursoDesativado');
    const refusal = await confirmPassword(deps, {
      person,
      password: senhaAtual,
      field: 'senhaAtual',
      device,
      language,
    });
    if (refusal) return refusal;
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
