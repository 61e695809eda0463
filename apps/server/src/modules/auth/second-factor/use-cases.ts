import type { endpoints } from '@estante/contract';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { qrCode } from '../../../platform/barcodes/qr-code.ts';
import { readSettings } from '../../institution/index.ts';
import { recordEvent } from '../audit.ts';
import { findOwnLogin } from '../login-repository.ts';
import type { SignInDeps } from '../sign-in.ts';
import { deviceCode, takeCode } from './check-code.ts';
import type { FactorDeps } from './factor-deps.ts';
import { countKeys, writeKeys } from './kept-key-repository.ts';
import { hostOf } from './passkey-proof.ts';
import { listPasskeys, type Passkey } from './passkey-repository.ts';
import { refuseProof } from './prove.ts';
import {
  confirmFactor,
  deleteFactor,
  deleteLoneKeys,
  findFactor,
  hasFactor,
  lockFactors,
  writeFactor,
} from './repository.ts';
import { base32, deviceAddress, newSecret } from './totp.ts';

type Deps = SignInDeps & FactorDeps;

export function getSecondFactor({ db }: Deps): UseCase<typeof endpoints.getSecondFactor> {
  return async (_request, { person: { personId, loginId }, origin }) => {
    const [factor, login, passkeys] = await Promise.all([
      findFactor(db, personId),
      findOwnLogin(db, personId, loginId),
      listPasskeys(db, personId),
    ]);
    const { secondFactorRoles } = await readSettings(db);
    const aplicativo = !!factor?.confirmed_at;
    const body = {
      ativo: aplicativo || passkeys.length > 0,
      aplicativo,
      chaves: passkeys.map((passkey) => presentPasskey(passkey, hostOf(origin))),
      exigido: secondFactorRoles.some((role) => role === login?.role),
      codigos: await countKeys(db, personId),
    };
    return { status: 200, body };
  };
}

function presentPasskey({ id, name, madeAt, usedAt, host }: Passkey, here: string) {
  return {
    codigo: id,
    nome: name,
    criada_em: madeAt.toISOString(),
    usada_em: usedAt?.toISOString() ?? null,
    serve_aqui: host === here,
  };
}

export function beginSecondFactor(deps: Deps): UseCase<typeof endpoints.beginSecondFactor> {
  return async ({ body }, asker) => {
    const refusal = await refuseProof(deps, body, asker);
    if (refusal) return refusal;
    const { personId, loginId } = asker.person;
    const login = await findOwnLogin(deps.db, personId, loginId);
    const secret = newSecret();
    if (!(await writeFactor(deps.db, deps.safe, personId, secret))) {
      return refuse(409, 'SituacaoMudou');
    }
    const { initials } = await readSettings(deps.db);
    const endereco = deviceAddress(secret, initials, login?.username ?? '');
    const { size, path } = qrCode(endereco);
    const answer = { segredo: base32(secret), endereco, qr: { lado: size, desenho: path } };
    return { status: 200, body: answer };
  };
}

const wrongCode = refuse(422, 'SegundoFatorIncorreto');

export function confirmSecondFactor(deps: Deps): UseCase<typeof endpoints.confirmSecondFactor> {
  const { db, clock } = deps;
  return async ({ body: { codigo } }, { person: { personId, loginId } }) => {
    const factor = await findFactor(db, personId);
    // Codes that are kept show nothing of the device.
    const code = deviceCode(codigo);
    if (factor?.confirmed_at !== null || code === null) return wrongCode;
    const { secret } = factor;
    if (!(await takeCode(deps, personId, secret, code))) return wrongCode;
    const codigos = await db.transaction().execute(async (trx) => {
      await lockFactors(trx, personId);
      const isFirst = !(await hasFactor(trx, personId));
      const at = new Date(clock.now().epochMilliseconds);
      // Begun anew meanwhile, it is another, of which nothing was shown.
      if (!(await confirmFactor(trx, personId, secret, at))) return null;
      await recordEvent(trx, clock, { kind: 'second-factor-set', loginId });
      return isFirst ? writeKeys(trx, personId) : [];
    });
    if (codigos === null) return wrongCode;
    return { status: 200, body: { codigos } };
  };
}

export function removeSecondFactor(deps: Deps): UseCase<typeof endpoints.removeSecondFactor> {
  const { db, clock } = deps;
  return async ({ body }, asker) => {
    const refusal = await refuseProof(deps, body, asker);
    if (refusal) return refusal;
    const { personId, loginId } = asker.person;
    await db.transaction().execute(async (trx) => {
      if (!(await deleteFactor(trx, personId))) return;
      await deleteLoneKeys(trx, personId);
      await recordEvent(trx, clock, { kind: 'second-factor-removed', loginId });
    });
    return { status: 200, body: {} };
  };
}
