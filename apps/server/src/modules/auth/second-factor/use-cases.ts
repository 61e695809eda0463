import type { endpoints } from '@estante/contract';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { qrCode } from '../../../platform/qr-code.ts';
import { readSettings } from '../../institution/index.ts';
import { recordEvent } from '../audit.ts';
import { confirmPassword } from '../confirm-password.ts';
import { findOwnLogin } from '../login-repository.ts';
import { checkTry, findByPassword, type SignInDeps } from '../sign-in.ts';
import { isCodeRight, type FactorDeps } from './check-code.ts';
import { confirmFactor, countKeys, deleteFactor, findFactor, writeFactor } from './repository.ts';
import { base32, deviceAddress, newSecret } from './totp.ts';

type Deps = SignInDeps & FactorDeps;

export function getSecondFactor({ db }: Deps): UseCase<typeof endpoints.getSecondFactor> {
  return async (_request, { person: { personId, loginId } }) => {
    const [factor, login] = await Promise.all([
      findFactor(db, personId),
      findOwnLogin(db, personId, loginId),
    ]);
    const { secondFactorRoles } = await readSettings(db);
    const exigido = secondFactorRoles.some((role) => role === login?.role);
    const codigos = await countKeys(db, personId);
    return { status: 200, body: { ativo: !!factor?.confirmed_at, exigido, codigos } };
  };
}

/** By the password: whoever finds a browser open locks nobody out of their own account. */
export function beginSecondFactor(deps: Deps): UseCase<typeof endpoints.beginSecondFactor> {
  return async ({ body: { senha } }, { person, device }) => {
    const refusal = await confirmPassword(deps, { person, password: senha, device });
    if (refusal) return refusal;
    const login = await findOwnLogin(deps.db, person.personId, person.loginId);
    const secret = newSecret();
    if (!(await writeFactor(deps.db, deps.safe, person.personId, secret))) {
      return refuse(409, 'SituacaoMudou');
    }
    const { initials } = await readSettings(deps.db);
    const endereco = deviceAddress(secret, initials, login?.username ?? '');
    const { size, path } = qrCode(endereco);
    const body = { segredo: base32(secret), endereco, qr: { lado: size, desenho: path } };
    return { status: 200, body };
  };
}

export function confirmSecondFactor(deps: Deps): UseCase<typeof endpoints.confirmSecondFactor> {
  const { db, clock } = deps;
  return async ({ body: { codigo } }, { person: { personId, loginId } }) => {
    const factor = await findFactor(db, personId);
    const isNew = factor !== null && factor.confirmed_at === null;
    if (!isNew || !(await isCodeRight(deps, personId, codigo))) {
      return refuse(422, 'SegundoFatorIncorreto');
    }
    const codigos = await db.transaction().execute(async (trx) => {
      await recordEvent(trx, clock, { kind: 'second-factor-set', loginId });
      return confirmFactor(trx, personId, new Date(clock.now().epochMilliseconds));
    });
    return { status: 200, body: { codigos } };
  };
}

/** Wrong ones are counted like those of a sign-in. */
export function removeSecondFactor(deps: Deps): UseCase<typeof endpoints.removeSecondFactor> {
  const { db, clock } = deps;
  return async ({ body: { senha, codigo } }, { person, device }) => {
    const { personId, loginId } = person;
    const login = await findOwnLogin(db, personId, loginId);
    if (!login) return refuse(401, 'SessaoExpirada');
    const { username } = login;
    const refusal = await checkTry(deps, {
      login,
      username,
      device,
      isRight: async () =>
        (await findByPassword(deps, { login, username, password: senha })) !== null &&
        isCodeRight(deps, personId, codigo),
    });
    if (refusal) return refusal.status === 401 ? refuse(422, 'SegundoFatorIncorreto') : refusal;
    await deleteFactor(db, personId);
    await recordEvent(db, clock, { kind: 'second-factor-removed', loginId });
    return { status: 200, body: {} };
  };
}
