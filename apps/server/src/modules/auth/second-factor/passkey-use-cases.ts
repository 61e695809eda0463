import type { endpoints } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { recordEvent } from '../audit.ts';
import type { SignInDeps } from '../sign-in.ts';
import type { FactorDeps } from './factor-deps.ts';
import { challengeFor } from './passkey-proof.ts';
import { deletePasskey, listPasskeys, namePasskey } from './passkey-repository.ts';
import { refuseProof } from './prove.ts';
import { deleteLoneKeys } from './repository.ts';

type Deps = SignInDeps & FactorDeps;

export function renamePasskey({ db }: Deps): UseCase<typeof endpoints.renamePasskey> {
  return async ({ params: { codigo }, body: { nome } }, { person: { personId }, language }) => {
    const name = nome.trim();
    if (name === '') {
      return refuseBlank('nome', translatorFor(language)('secondFactor.passkeyName'), language);
    }
    const isDone = await namePasskey(db, personId, codigo, name);
    return isDone ? { status: 200, body: {} } : refuse(404, 'NaoEncontrado');
  };
}

export function removePasskey(deps: Deps): UseCase<typeof endpoints.removePasskey> {
  const { db, clock } = deps;
  return async ({ params: { codigo }, body }, asker) => {
    const { personId, loginId } = asker.person;
    const own = await listPasskeys(db, personId);
    if (!own.some(({ id }) => id === codigo)) return refuse(404, 'NaoEncontrado');
    const refusal = await refuseProof(deps, body, asker);
    if (refusal) return refusal;
    await db.transaction().execute(async (trx) => {
      if (!(await deletePasskey(trx, personId, codigo))) return;
      await deleteLoneKeys(trx, personId);
      await recordEvent(trx, clock, { kind: 'second-factor-removed', loginId });
    });
    return { status: 200, body: {} };
  };
}

export function challengePasskey(deps: Deps): UseCase<typeof endpoints.challengePasskey> {
  return async (_request, { person: { personId }, origin }) => {
    const challenge = await challengeFor(deps, { personId, origin });
    return challenge ? { status: 200, body: challenge } : refuse(404, 'NaoEncontrado');
  };
}
